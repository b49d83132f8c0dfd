import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { matchGift, type Match, type MatchedGift, type Pool } from '#features/campaigns/matching/policy.ts';
import type { CampaignGiftsTable, CampaignPoolsTable } from './tables.ts';

type GiftRow = Selectable<CampaignGiftsTable>;

/**
 * Takes what the pools add to a new gift out of them, in the caller's transaction. Pools stay locked until it ends, so that the first to commit is the first to
 * be matched.
 */
export async function takeMatches(ctx: Pick<Ctx, 'db'>, gift: GiftRow): Promise<bigint> {
  const pools = await lockOpenPools(ctx, gift);
  const matches = matchGift(pools, {
    amount: BigInt(gift.amount),
    at: gift.given_at,
    team: gift.team_id ?? undefined,
    method: gift.method,
    isFirst: gift.is_first,
  } satisfies MatchedGift);
  for (const match of matches) await keepMatch(ctx, gift, match);
  return matches.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Those that have money left for gifts of now, in their order. */
async function lockOpenPools({ db }: Pick<Ctx, 'db'>, { campaign_id, given_at }: GiftRow): Promise<Pool[]> {
  const rows = await db
    .selectFrom('campaign_pools')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .where('from_at', '<=', given_at)
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', given_at)]))
    .where(({ eb, ref }) => eb('used', '<', ref('cap')))
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows.map(poolOf);
}

function poolOf(row: Selectable<CampaignPoolsTable>): Pool {
  return {
    id: row.id,
    ratio: row.ratio,
    left: BigInt(row.cap) - BigInt(row.used),
    least: BigInt(row.least),
    from: row.from_at,
    until: row.until_at,
    teams: row.teams,
    methods: row.methods,
  };
}

async function keepMatch({ db }: Pick<Ctx, 'db'>, { id }: GiftRow, { poolId, amount }: Match): Promise<void> {
  await db
    .insertInto('campaign_matches')
    .values({ gift_id: id, pool_id: poolId, amount: Number(amount), amount_left: Number(amount) })
    .execute();
  await db
    .updateTable('campaign_pools')
    .set(({ eb }) => ({ used: eb('used', '+', Number(amount)) }))
    .where('id', '=', poolId)
    .execute();
}

/**
 * Has a gift's matches be `leftOf` what they were made as, in the caller's transaction, which has locked the gift; what that frees is in their pools again.
 * Answers by how much they have changed.
 */
export async function changeMatches(
  { db }: Pick<Ctx, 'db'>,
  giftId: string,
  leftOf: (match: { poolId: string; amount: bigint }) => bigint,
): Promise<bigint> {
  const rows = await db
    .selectFrom('campaign_matches')
    .innerJoin('campaign_pools', 'campaign_pools.id', 'campaign_matches.pool_id')
    .selectAll('campaign_matches')
    .where('gift_id', '=', giftId)
    // Everyone locks pools in one order.
    .orderBy('campaign_pools.position')
    .forUpdate()
    .execute();
  let changed = 0n;
  for (const { pool_id, amount, amount_left } of rows) {
    const left = Number(leftOf({ poolId: pool_id, amount: BigInt(amount) }));
    if (left === amount_left) continue;
    await db
      .updateTable('campaign_pools')
      .set(({ eb }) => ({ used: eb('used', '+', left - amount_left) }))
      .where('id', '=', pool_id)
      .execute();
    await db
      .updateTable('campaign_matches')
      .set({ amount_left: left })
      .where('gift_id', '=', giftId)
      .where('pool_id', '=', pool_id)
      .execute();
    changed += BigInt(left - amount_left);
  }
  return changed;
}
