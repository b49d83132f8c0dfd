import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { issueCoins } from './coins/server/coins.ts';
import type { RewardsView } from './contract.ts';
import { getRewards } from './server/rewards.ts';

/** What a person has earned so far, for tests of features that give rewards. */
export function rewardsOf(ctx: Ctx): Promise<RewardsView> {
  return getRewards(ctx);
}

/** A gift of coins. */
export async function giveCoins(ctx: Ctx, userId: UserId, coins: number): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    issueCoins(ctx, { userId, reference: randomUUID(), coins, from: 'gift' }),
  );
}

/** The sum of each kind of account, by the postings; and what does not add up, of which there must be nothing. */
export async function readLedger({ db }: Pick<Ctx, 'db'>): Promise<{
  sums: Record<string, number>;
  wrong: unknown[];
}> {
  const sums = await sql<{ kind: string; coins: number }>`
    select kind, sum(coins)::bigint as coins
    from coin_postings join coin_accounts on coin_accounts.id = account_id group by kind`.execute(db);
  const { rows: wrong } = await sql`
    select 'transfer' as what, transfer.id::text
      from coin_transfers transfer left join coin_postings posting on posting.transfer_id = transfer.id
      group by transfer.id having coalesce(sum(coins), 1) <> 0 or count(*) < 2
    union all
    select 'balance', account.id
      from coin_accounts account left join coin_postings posting on posting.account_id = account.id
      where account.balance is not null
      group by account.id having coalesce(sum(coins), 0) <> account.balance or account.balance < 0`.execute(
    db,
  );
  return { sums: Object.fromEntries(sums.rows.map(({ kind, coins }) => [kind, coins])), wrong };
}
