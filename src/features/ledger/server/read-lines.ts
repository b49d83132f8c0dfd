import type { Ctx } from '#platform/ctx.ts';
import type { Line } from '../policy.ts';

/** The lines of the transfer that was booked for a cause, by account; none if nothing was. */
export async function readLines({ db }: Pick<Ctx, 'db'>, cause: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['account.purpose', 'account.detail', 'entry.amount'])
    .where('transfer.cause', '=', cause)
    .orderBy('account.id')
    .execute();
  return rows.map(({ purpose, detail, amount }) => ({
    purpose,
    ...(detail && { detail }),
    amount: BigInt(amount),
  }));
}
