import { sql, type RawBuilder } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction, type TransactionCtx } from '#platform/db/in-transaction.ts';
import { accountIdOf, type AccountName, type AccountPurpose, type Books } from '../policy.ts';

/** The sum of an account's entries, in minor units: its last closed balance and the entries since. */
export async function readBalance(
  { db }: Pick<Ctx, 'db'>,
  books: Books,
  account: AccountName,
): Promise<bigint> {
  const id = accountIdOf(books, account);
  const { rows } = await sql<{ balance: string }>`
    with closed as (
      select day, balance from ledger_balances where account_id = ${id} order by day desc limit 1
    )
    select (
      coalesce((select balance from closed), 0) + coalesce((
        select sum(amount) from ledger_entries
        where account_id = ${id} and booked_on > coalesce((select day from closed), '-infinity'::date)
      ), 0)
    )::text as balance`.execute(db);
  return BigInt(rows[0]?.balance ?? '0');
}

/** For a query of a feature above: the `balance` of every account of some purposes, by `purpose`, `detail` and `currency`, over all entities. */
export function selectBalances(
  purposes: readonly AccountPurpose[],
): RawBuilder<{ purpose: AccountPurpose; detail: string; currency: Currency; balance: string }> {
  return sql`
    select account.purpose, account.detail, account.currency, sum(
      coalesce(closed.balance, 0) + coalesce((
        select sum(entry.amount) from ledger_entries entry
        where entry.account_id = account.id and entry.booked_on > coalesce(closed.day, '-infinity'::date)
      ), 0)
    ) as balance
    from ledger_accounts account
    left join lateral (
      select day, balance from ledger_balances
      where ledger_balances.account_id = account.id order by day desc limit 1
    ) closed on true
    where account.purpose = any(${[...purposes]}::text[])
    group by 1, 2, 3`;
}

/** Closes the books of every day that has ended in UTC and is still open, the oldest first; nothing can be booked on it any more. */
export async function closeDays(ctx: TransactionCtx & Pick<Ctx, 'clock'>): Promise<void> {
  const today = localDateOf(ctx.clock.now(), 'UTC');
  const { rows } = await sql<{ day: LocalDate }>`
    select distinct booked_on as day from ledger_entries
    where booked_on < ${today}::date and booked_on > coalesce((select max(day) from ledger_closings), '-infinity'::date)
    order by 1`.execute(ctx.db);
  for (const { day } of rows) await closeDay(ctx, day);
}

async function closeDay(ctx: TransactionCtx & Pick<Ctx, 'clock'>, day: LocalDate): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    // Every transaction that books something holds it as a shared lock until it commits.
    await sql`select pg_advisory_xact_lock(hashtextextended('ledger.closing', 0))`.execute(db);
    const closed = await db
      .insertInto('ledger_closings')
      .values({ day, closed_at: clock.now() })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!closed) return;
    await sql`
      insert into ledger_balances (account_id, day, balance)
      select moved.account_id, ${day}::date, moved.amount + coalesce((
        select balance from ledger_balances before
        where before.account_id = moved.account_id and before.day < ${day}::date
        order by before.day desc limit 1
      ), 0)
      from (
        select account_id, sum(amount) as amount from ledger_entries where booked_on = ${day}::date group by account_id
      ) moved`.execute(db);
  });
}
