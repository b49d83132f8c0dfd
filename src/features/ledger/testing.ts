import { sql } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AccountPurpose } from './policy.ts';
import { book, type Booking } from './server/book.ts';

let made = 0;

/** Books ten dollars of income, or whatever is said instead. */
export function makeTransfer(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { amount = 1000n, ...booking }: Partial<Booking> & { amount?: bigint } = {},
): Promise<void> {
  made += 1;
  return book(ctx, {
    entity: 'us',
    currency: 'USD',
    cause: `test:${made}`,
    note: '',
    lines: [
      { purpose: 'provider', detail: 'sandbox', amount },
      { purpose: 'income', detail: 'plans', amount: -amount },
    ],
    ...booking,
  });
}

/** What all accounts of a purpose have moved on some days, both included, by currency; credits are negative. */
export async function sumEntries(
  { db }: Pick<Ctx, 'db'>,
  purpose: AccountPurpose,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select account.currency, sum(entry.amount)::bigint as sum from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    where account.purpose = ${purpose} and entry.booked_on between ${from}::date and ${until}::date
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
}
