import * as z from 'zod';
import { brand } from '#core/brand.ts';
import { isCountry } from '#core/countries.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { Ctx } from '#platform/ctx.ts';
import { taxNames, type TaxRule } from '../taxes/policy.ts';

const line = z.string().trim().max(200);
const entity = z.object({
  name: line.min(1),
  address: line.min(1),
  taxNumber: line,
  email: line,
  // Settings from before there were invoices to be paid by transfer have none.
  bank: line.default(''),
  // Nor have they what receipts for donations say.
  charityNumber: line.default(''),
  approval: line.default(''),
});
const shipped = {
  name: brand.legalOwner,
  address: brand.postalAddress,
  taxNumber: '',
  email: brand.supportEmail,
  bank: '',
  charityNumber: '',
  approval: '',
};

/** Who issues documents: frozen in each of them as it is then. */
export const entitiesSetting = defineSetting({
  key: 'invoices.entities',
  schema: z.object({ us: entity, uk: entity, il: entity }),
  initial: { us: shipped, uk: shipped, il: shipped },
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'invoices.setting.entities',
    hint: 'invoices.setting.entitiesHint',
    fields: {
      ...fieldsOf('us', 'invoices.entity.us'),
      ...fieldsOf('uk', 'invoices.entity.uk'),
      ...fieldsOf('il', 'invoices.entity.il'),
    },
  },
});

function fieldsOf(name: string, group: string) {
  return {
    [`${name}.name`]: { label: 'invoices.setting.name', group },
    [`${name}.address`]: { label: 'invoices.setting.address', group },
    [`${name}.taxNumber`]: { label: 'invoices.setting.taxNumber', group },
    [`${name}.email`]: { label: 'invoices.setting.email', group },
    [`${name}.bank`]: { label: 'invoices.setting.bank', group },
    [`${name}.charityNumber`]: { label: 'invoices.setting.charityNumber', group },
    ...(name === 'il' && { [`${name}.approval`]: { label: 'invoices.setting.approval', group } }),
  };
}

/**
 * The charity registered in Canada for which gifts in Canadian dollars are received, if there is one: its receipts are official ones for income
 * tax, and name it instead of the organization in the US. Frozen in each of them.
 */
export const canadaSetting = defineSetting({
  key: 'invoices.canada',
  schema: z.object({ name: line, address: line, number: line, place: line, signedBy: line }),
  initial: { name: '', address: '', number: '', place: '', signedBy: '' },
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'invoices.setting.canada',
    hint: 'invoices.setting.canadaHint',
    fields: {
      name: { label: 'invoices.setting.name' },
      address: { label: 'invoices.setting.address' },
      number: { label: 'invoices.setting.canadaNumber' },
      place: { label: 'invoices.setting.canadaPlace' },
      signedBy: { label: 'invoices.setting.canadaSigned' },
    },
  },
});

/** What countries take of a sale. Shipped with Israel's alone: finance adds those of countries where tax is owed. */
export const taxesSetting = defineSetting<TaxRule[]>({
  key: 'invoices.taxes',
  schema: z
    .array(
      z.object({
        country: z.string().refine(isCountry, 'invoices.setting.noCountry'),
        name: z.enum(taxNames),
        rate: z.int().min(0).max(10_000),
        mode: z.enum(['inclusive', 'added']),
        from: z.iso.date(),
      }),
    )
    .max(300),
  initial: [
    { country: 'IL', name: 'vat', rate: 1700, mode: 'inclusive', from: '2015-10-01' },
    { country: 'IL', name: 'vat', rate: 1800, mode: 'inclusive', from: '2025-01-01' },
  ],
  form: {
    area: 'money',
    permission: 'money.act',
    title: 'invoices.setting.taxes',
    hint: 'invoices.setting.taxesHint',
    rows: {
      path: '',
      columns: {
        country: { label: 'invoices.setting.country', isCountry: true },
        name: {
          label: 'invoices.setting.tax',
          options: { vat: 'invoices.tax.vat', sales_tax: 'invoices.tax.salesTax', gst: 'invoices.tax.gst' },
        },
        rate: { label: 'invoices.setting.rate', unit: 'hundredthsOfPercent' },
        mode: {
          label: 'invoices.setting.mode',
          options: { inclusive: 'invoices.setting.inclusive', added: 'invoices.setting.added' },
        },
        from: { label: 'invoices.setting.from' },
      },
    },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** The rules of taxes by country, for `taxOf`. */
export function readTaxes(ctx: SettingsCtx): Promise<TaxRule[]> {
  return readSetting(ctx, taxesSetting);
}
