import * as z from 'zod';
import { isCountry } from '#core/countries.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const age = z.int().min(0).max(25);

const ConsentAgeTable = z.object({
  otherwise: age,
  countries: z
    .array(z.object({ country: z.string().refine(isCountry, 'guardians.setting.noCountry'), age }))
    .max(250)
    .refine(
      (rows) => new Set(rows.map(({ country }) => country)).size === rows.length,
      'guardians.setting.countryTwice',
    ),
});
type ConsentAgeTable = z.infer<typeof ConsentAgeTable>;

/** Article 8 GDPR as each state has set it; 13 where no other age is known to us. */
const shippedAges: Record<number, string> = {
  14: 'AT BG CY ES IT KR LT',
  15: 'CZ DK FR GR SI',
  16: 'DE HR HU IE LI LU NL PL RO SK',
  18: 'IN ZA',
};

/** The age below which a guardian must approve an account. A change counts for accounts made after it. */
export const consentAgesSetting = defineSetting<ConsentAgeTable>({
  key: 'guardians.consentAges',
  schema: ConsentAgeTable,
  initial: {
    otherwise: 13,
    countries: Object.entries(shippedAges)
      .flatMap(([age, codes]) => codes.split(' ').map((country) => ({ country, age: Number(age) })))
      .toSorted((one, other) => (one.country < other.country ? -1 : 1)),
  },
  form: {
    area: 'children',
    title: 'guardians.setting.consentAges',
    hint: 'guardians.setting.consentAgesHint',
    fields: { otherwise: { label: 'guardians.setting.otherwise', unit: 'years' } },
    rows: {
      path: 'countries',
      columns: {
        country: { label: 'guardians.setting.country', isCountry: true },
        age: { label: 'guardians.setting.age', unit: 'years' },
      },
    },
  },
});

/** The age of digital consent in a country (two capital letters), or the one for everywhere else. */
export async function findConsentAge(ctx: SettingsCtx, country: string | undefined): Promise<number> {
  const { otherwise, countries } = await readSetting(ctx, consentAgesSetting);
  return countries.find((row) => row.country === country)?.age ?? otherwise;
}

/** Every age of digital consent by country; `*` is everywhere else. */
export async function listConsentAges(ctx: SettingsCtx): Promise<Record<string, number>> {
  const { otherwise, countries } = await readSetting(ctx, consentAgesSetting);
  return { '*': otherwise, ...Object.fromEntries(countries.map(({ country, age }) => [country, age])) };
}
