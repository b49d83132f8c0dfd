import { sql } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import { money, type Currency, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AccountPurpose } from '../policy.ts';
import { selectBalances } from './balances.ts';

/** What accounts of a purpose earned in each month since a day (UTC), by their details; months are written like `2026-11`. */
export async function sumByMonth(
  { db }: Pick<Ctx, 'db'>,
  { purpose, since }: { purpose: AccountPurpose; since: LocalDate },
): Promise<{ month: string; detail: string; amount: Money }[]> {
  const { rows } = await sql<{ month: string; detail: string; currency: Currency; amount: string }>`
    select to_char(entry.booked_on, 'YYYY-MM') as month, account.detail, account.currency, (-sum(entry.amount))::text as amount
    from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    where account.purpose = ${purpose} and entry.booked_on >= ${since}::date
    group by 1, 2, 3
    having sum(entry.amount) <> 0
    order by 1, 2, 3`.execute(db);
  return rows.map(({ amount, currency, ...row }) => ({ ...row, amount: money(BigInt(amount), currency) }));
}

const owedPurposes = ['gift-codes', 'owed-refunds', 'tax'] as const;

/** What is owed in each currency: to people with gift codes, to payers whose money goes back, and to the states. */
export async function sumOwed({
  db,
}: Pick<Ctx, 'db'>): Promise<{ what: (typeof owedPurposes)[number]; amount: Money }[]> {
  const { rows } = await sql<{ what: (typeof owedPurposes)[number]; currency: Currency; amount: string }>`
    select purpose as what, currency, (-sum(balance))::text as amount
    from (${selectBalances(owedPurposes)}) balances
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows
    .map(({ what, currency, amount }) => ({ what, amount: money(BigInt(amount), currency) }))
    .filter(({ amount }) => amount.amount !== 0n);
}
