import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { localDateOf } from '#core/local-date.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readTaxes, taxRuleFor, type TaxRule } from '#features/invoices/server/public.ts';
import { selectUsers } from '#features/people/server/public.ts';

/** Who pays for a plan, as providers and invoices name her. */
export interface Buyer {
  name: string;
  emailAddress: string | undefined;
  country: string | undefined;
  language: Locale;
}

export async function readBuyer({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<Buyer> {
  const row = await selectUsers(db)
    .select(['email_address', 'first_name', 'last_name', 'country', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    name: `${row.first_name} ${row.last_name}`.trim(),
    emailAddress: row.email_address ?? undefined,
    country: row.country ?? undefined,
    language: row.language,
  };
}

const countryOf = { us: 'US', uk: 'GB', il: 'IL' } as const;

/** The tax that a sale contains: by the buyer's country, or while that is unknown, by that of the organization that sells. */
export async function findTaxRule(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  { country }: Pick<Buyer, 'country'>,
  currency: Currency,
): Promise<TaxRule | undefined> {
  const where = country ?? countryOf[legalEntityOf(currency)];
  return taxRuleFor(await readTaxes(ctx), where, localDateOf(ctx.clock.now(), 'UTC'));
}
