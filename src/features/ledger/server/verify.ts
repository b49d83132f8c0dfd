import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { callHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Finding } from '../contract.ts';

type VerifyCtx = Pick<Ctx, 'db' | 'clock' | 'answersTo'>;

/** What does not hold in the books of the features above: each compares its own rows with the ledger. */
export const booksCompared = defineQuestion<undefined, Finding[], VerifyCtx>('ledger.booksCompared');

/** How many findings of a check are told; one is enough for an alarm. */
const most = 100;

/** Everything that must hold of the books and does not (money.md); empty is good. Changes nothing. */
export async function verifyLedger(ctx: VerifyCtx): Promise<Finding[]> {
  const own = [...(await findUnbalanced(ctx)), ...(await findWrongBalances(ctx))];
  return [...own, ...(await callHook(ctx, booksCompared, undefined)).flat()];
}

/** The triggers refuse these; someone with the database's own rights could have put them there. */
async function findUnbalanced({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ cause: string; total: string; currency: string }>`
    select transfer.cause, transfer.currency, coalesce(sum(entry.amount), 0)::text as total
    from ledger_transfers transfer left join ledger_entries entry on entry.transfer_id = transfer.id
    group by transfer.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry.amount) < 2
    order by transfer.id limit ${most}`.execute(db);
  return rows.map(({ cause, total, currency }) => ({
    check: 'unbalanced',
    subject: cause,
    detail: `adds up to ${total} ${currency} minor units`,
  }));
}

async function findWrongBalances({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ account: string; day: string; closed: string; found: string }>`
    with daily as (
      select account_id, booked_on as day, sum(amount) as amount from ledger_entries group by 1, 2
    ), running as (
      select account_id, day, sum(amount) over (partition by account_id order by day) as balance from daily
    )
    select account_id as account, day, closed.balance::text as closed, coalesce(running.balance, 0)::text as found
    from ledger_balances closed full join running using (account_id, day)
    where day <= (select max(day) from ledger_closings) and closed.balance is distinct from running.balance
    order by 1, 2 limit ${most}`.execute(db);
  return rows.map(({ account, day, closed, found }) => ({
    check: 'closed_balance',
    subject: account,
    detail: `${day}: closed with ${closed}, its entries add up to ${found}`,
  }));
}
