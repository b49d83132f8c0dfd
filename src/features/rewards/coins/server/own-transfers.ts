import { sql, type RawBuilder } from 'kysely';

/**
 * What moved a person's own coins, as a subquery: `id`, `kind`, `reference`, `coins` and `made_at`. Transfers between what is
 * held for her and where it ends are not among them.
 */
export function ownTransfers(userId: string): RawBuilder<unknown> {
  return sql`(
    select transfer.id, transfer.kind, transfer.reference, posting.coins, transfer.made_at
    from coin_accounts account
    join coin_transfers transfer on transfer.person = account.id
    join coin_postings posting on posting.transfer_id = transfer.id and posting.account_id = account.id
    where account.user_id = ${userId} and account.kind = 'person'
  )`;
}
