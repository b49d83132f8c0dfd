import { sql } from 'kysely';
import type { UserId } from '../../../core/ids.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Award } from '../contract.ts';
import { coinsForPoints, levelOf, pointsFor, type RewardedType } from '../policy.ts';
import { readLevelRule, readPoints, readScorePoints } from './reward-settings.ts';

export interface AwardInput {
  userId: UserId;
  itemId: string;
  type: RewardedType;
  /** From 0 to 1, for kinds whose points depend on it. */
  score?: number | undefined;
}

const nothing: Award = { points: 0, coins: 0 };

/**
 * Gives a person the points and coins of an item she completed, once and for all: asking again answers zeros. Joins
 * the caller's transaction. Refuses nobody; whether she completed it is the caller's to know.
 */
export async function award(ctx: Ctx, { userId, itemId, type, score }: AwardInput): Promise<Award> {
  const points = pointsFor(await readPoints(ctx), await readScorePoints(ctx), { type, score });
  const levelRule = await readLevelRule(ctx);
  return inTransaction(ctx, async ({ db, clock }) => {
    // Coins depend on the running total, so one award of a person waits for the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`rewards:${userId}`}, 0))`.execute(db);
    const now = clock.now();
    const entry = await db
      .insertInto('point_entries')
      .values({ user_id: userId, item_id: itemId, points, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('points')
      .executeTakeFirst();
    if (!entry) return nothing;

    const { total } = await db
      .selectFrom('point_entries')
      .select(({ fn }) => fn.sum<number>('points').as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const before = total - points;
    const coins = coinsForPoints(before, points);
    if (coins > 0) {
      await db
        .insertInto('coin_entries')
        .values({ user_id: userId, kind: 'points', reference: itemId, coins, created_at: now })
        .execute();
    }
    const { level } = levelOf(total, levelRule);
    return level > levelOf(before, levelRule).level ? { points, coins, level } : { points, coins };
  });
}
