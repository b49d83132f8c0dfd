import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import {
  coveredByAll,
  keepMatches,
  matchGift,
  type MadeMatch,
  type Match,
  type Pool,
} from '#features/campaigns/matching/policy.ts';
import type { CampaignGiftsTable, CampaignPoolsTable } from './tables.ts';

type GiftRow = Selectable<CampaignGiftsTable>;
type MatchCtx = Pick<Ctx, 'db' | 'clock'>;

/**
 * Takes out of the pools what they add to what is left of a gift, in the caller's transaction; `before` was added to it as another team's. Pools stay
 * locked until it ends, so that the first to commit is the first to be matched.
 */
export async function takeMatches(
  ctx: MatchCtx,
  gift: GiftRow,
  before: readonly MadeMatch[] = [],
): Promise<bigint> {
  const open = selectOpenPools(ctx, gift.campaign_id).selectAll().orderBy('position').forUpdate();
  const pools = (await open.execute()).map(poolOf);
  const used = new Set(before.map(({ poolId }) => poolId));
  const matches = matchGift(
    // A match that was made does not grow.
    pools.filter(({ id }) => !used.has(id)),
    {
      amount: BigInt(gift.amount_left),
      covered: coveredByAll(before),
      at: ctx.clock.now(),
      team: gift.team_id ?? undefined,
      method: gift.method,
      isFirst: gift.is_first,
    },
  );
  for (const match of matches) await keepMatch(ctx, gift, match);
  return matches.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Those that have money left for gifts of now. */
export function selectOpenPools({ db, clock }: MatchCtx, campaignId: string) {
  const now = clock.now();
  return db
    .selectFrom('campaign_pools')
    .where('campaign_id', '=', campaignId)
    .where('from_at', '<=', now)
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .where(({ eb, ref }) => eb('used', '<', ref('cap')));
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

async function keepMatch({ db }: MatchCtx, { id }: GiftRow, { poolId, amount }: Match): Promise<void> {
  const match = { gift_id: id, pool_id: poolId, amount: Number(amount), amount_left: Number(amount) };
  await sendAhead(db, db.insertInto('campaign_matches').values(match));
  await changeUsed({ db }, poolId, amount);
}

async function changeUsed({ db }: Pick<Ctx, 'db'>, poolId: string, by: bigint): Promise<void> {
  const used = db.updateTable('campaign_pools').set(({ eb }) => ({ used: eb('used', '+', Number(by)) }));
  await sendAhead(db, used.where('id', '=', poolId));
}

/**
 * Has a gift's matches be what stays of them with what is left of it, in the caller's transaction, which has locked the gift; what that frees is in
 * their pools again. Answers by how much they have changed.
 */
export async function shrinkMatches(ctx: MatchCtx, giftId: string, left: bigint): Promise<bigint> {
  const made = await lockMatches(ctx, giftId);
  const kept = keepMatches(made, left);
  let changed = 0n;
  for (const [index, { poolId, amount }] of kept.entries()) {
    const by = amount - (made[index]?.amount ?? 0n);
    if (by === 0n) continue;
    await changeUsed(ctx, poolId, by);
    await ctx.db
      .updateTable('campaign_matches')
      .set({ amount_left: Number(amount) })
      .where('gift_id', '=', giftId)
      .where('pool_id', '=', poolId)
      .execute();
    changed += by;
  }
  return changed;
}

/** Gives those matches of a gift back to their pools that these are no longer for. Answers those that stay, and how much went back. */
export async function giveBackMatches(
  ctx: MatchCtx,
  giftId: string,
  isStillFor: (pool: { teams: readonly string[] }) => boolean,
): Promise<{ kept: MadeMatch[]; back: bigint }> {
  const made = await lockMatches(ctx, giftId);
  const gone = made.filter((match) => !isStillFor(match));
  for (const { poolId, amount } of gone) {
    await changeUsed(ctx, poolId, -amount);
    await ctx.db
      .deleteFrom('campaign_matches')
      .where('gift_id', '=', giftId)
      .where('pool_id', '=', poolId)
      .execute();
  }
  return {
    kept: made.filter((match) => !gone.includes(match)),
    back: gone.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

/** What pools have added to a gift that is still there, and for which teams they are; everyone locks pools in one order. */
async function lockMatches({ db }: MatchCtx, giftId: string) {
  const rows = await db
    .selectFrom('campaign_matches')
    .innerJoin('campaign_pools', 'campaign_pools.id', 'campaign_matches.pool_id')
    .select(['pool_id', 'amount_left', 'ratio', 'teams'])
    .where('gift_id', '=', giftId)
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows.map(({ pool_id, amount_left, ratio, teams }) => ({
    poolId: pool_id,
    amount: BigInt(amount_left),
    ratio,
    teams,
  }));
}
