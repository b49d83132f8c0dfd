import { sql, type RawBuilder } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AccountPurpose } from '../policy.ts';

/** For a query of a feature above: `payment_id`, `cause`, the account's `detail` and `amount` of every entry for a payment in accounts of a purpose. */
export function selectMoved(
  purpose: AccountPurpose,
): RawBuilder<{ payment_id: string; cause: string; detail: string; amount: number }> {
  return sql`
    select transfer.payment_id, transfer.cause, account.detail, entry.amount
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where account.purpose = ${purpose} and transfer.payment_id is not null`;
}

/** The same of everything that was booked on some days of the books, both included, with its day and currency. */
export function selectBooked(
  purpose: AccountPurpose,
  { from, until }: { from: LocalDate; until: LocalDate },
): RawBuilder<{
  payment_id: string | null;
  cause: string;
  booked_on: LocalDate;
  currency: Currency;
  detail: string;
  amount: number;
}> {
  return sql`
    select transfer.payment_id, transfer.cause, entry.booked_on, account.currency, account.detail, entry.amount
    from ledger_accounts account
    join ledger_entries entry on entry.account_id = account.id and entry.booked_on between ${from}::date and ${until}::date
    join ledger_transfers transfer on transfer.id = entry.transfer_id
    where account.purpose = ${purpose}`;
}

/** The first day on which something was booked for a purpose; undefined if nothing was. */
export async function findFirstBooked(
  { db }: Pick<Ctx, 'db'>,
  purpose: AccountPurpose,
): Promise<LocalDate | undefined> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select min(first.booked_on) as day from ledger_accounts account
    cross join lateral (
      select booked_on from ledger_entries where account_id = account.id order by booked_on limit 1
    ) first
    where account.purpose = ${purpose}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** The same of what is booked without a payment, such as what finance takes in by hand. */
export function selectMovedByHand(
  purpose: AccountPurpose,
): RawBuilder<{ cause: string; detail: string; amount: number }> {
  return sql`
    select transfer.cause, account.detail, entry.amount
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where account.purpose = ${purpose} and transfer.payment_id is null`;
}
