import { sql, type RawBuilder } from 'kysely';
import type { AccountPurpose } from '../policy.ts';

/** For a query of a feature above: `payment_id`, `cause` and `amount` of every entry for a payment in accounts of a purpose. */
export function selectMoved(
  purpose: AccountPurpose,
): RawBuilder<{ payment_id: string; cause: string; amount: number }> {
  return sql`
    select transfer.payment_id, transfer.cause, entry.amount
    from ledger_transfers transfer
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    where account.purpose = ${purpose} and transfer.payment_id is not null`;
}
