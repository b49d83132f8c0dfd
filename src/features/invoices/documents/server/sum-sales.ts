import { sql } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import { money, type Currency, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What was sold to each country since a day, less what was credited and without tax; null where the country is unknown. */
export async function sumSalesByCountry(
  { db }: Pick<Ctx, 'db'>,
  { since }: { since: LocalDate },
): Promise<{ country: string | null; amount: Money }[]> {
  const { rows } = await sql<{ country: string | null; currency: Currency; amount: string }>`
    select country, currency, sum(case kind when 'invoice' then net else -net end)::text as amount
    from documents
    where kind in ('invoice', 'credit_note') and issued_on >= ${since}::date
    group by 1, 2
    order by 1 nulls last, 2`.execute(db);
  return rows
    .map(({ country, currency, amount }) => ({ country, amount: money(BigInt(amount), currency) }))
    .filter(({ amount }) => amount.amount !== 0n);
}
