import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { issueCoins } from './coins/server/coins.ts';
import { sumLedger } from './coins/server/read-ledger.ts';
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

/** The sum of each kind of account by the postings, and how much in the ledger is wrong. */
export async function readLedger({
  db,
}: Pick<Ctx, 'db'>): Promise<{ sums: Record<string, number>; wrong: number }> {
  const { rows } = await sql<{ kind: string; coins: number }>`
    select kind, sum(coins)::bigint as coins
    from coin_postings join coin_accounts on coin_accounts.id = account_id group by kind`.execute(db);
  const { wrong } = await sumLedger({ db });
  return { sums: Object.fromEntries(rows.map(({ kind, coins }) => [kind, coins])), wrong };
}

/** Changes every balance behind the ledger's back, as no code of ours does. */
export async function forgeBalances({ db }: Pick<Ctx, 'db'>, added: number): Promise<void> {
  await sql`update coin_accounts set balance = balance + ${added} where kind = 'person' and balance > 0`.execute(
    db,
  );
}
