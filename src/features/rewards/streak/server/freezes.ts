import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import type { StreakView } from '#features/rewards/dashboard/contract.ts';
import type { Streak } from '../policy.ts';
import { findLearner, lockRewards } from '#features/rewards/server/learner.ts';
import { findRest } from './rest.ts';
import { readFreezeRule, type FreezeRule } from '#features/rewards/server/reward-settings.ts';
import { saveStreak, settleStreak } from './streaks.ts';

/**
 * Buys a freeze with coins; `number` makes the purchase idempotent. Refuses with `holy_day` while melacha is forbidden,
 * with `freezes_full` if she already holds the maximum, with `too_few_coins`, and in classic mode.
 */
export async function buyFreeze(ctx: Ctx, { number }: { number?: number | undefined }): Promise<StreakView> {
  const learner = await findLearner(ctx, signedIn(ctx).userId);
  if (learner.classicMode) throw new Forbidden('classic_mode', 'rewards.refusal.classicMode');
  const rule = await readFreezeRule(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { db, clock } = ctx;
    const { userId, place } = learner;
    await lockRewards(db, userId);
    const now = clock.now();
    const streak = await settleStreak(ctx, learner);
    if (number !== undefined && number <= streak.bought) return toStreakView(streak, rule);
    if (isMelachaForbidden(now, place))
      throw new Conflict('holy_day', 'rewards.refusal.holyDayFreeze', findRest(now, place, ctx.locale));
    if (streak.freezes >= rule.atMost) throw new Conflict('freezes_full', 'rewards.refusal.freezesFull');
    const coins = await readCoins(db, userId);
    if (coins < rule.price)
      throw new Conflict('too_few_coins', 'rewards.refusal.tooFewCoins', { price: rule.price, coins });

    const bought = streak.bought + 1;
    await db
      .insertInto('coin_entries')
      .values({
        user_id: userId,
        kind: 'freeze',
        reference: String(bought),
        coins: -rule.price,
        created_at: now,
      })
      .execute();
    const after = { ...streak, bought, freezes: streak.freezes + 1 };
    await saveStreak(db, userId, after);
    return toStreakView(after, rule);
  });
}

/** `streak` must be settled for today. */
export function toStreakView(streak: Streak, rule: FreezeRule): StreakView {
  return {
    current: streak.current,
    longest: streak.longest,
    freezes: streak.freezes,
    freezesAtMost: rule.atMost,
    freezePrice: rule.price,
    nextNumber: streak.bought + 1,
  };
}

async function readCoins(db: Db, userId: UserId): Promise<number> {
  const { coins } = await db
    .selectFrom('coin_entries')
    .select(({ fn }) => fn.sum<number | null>('coins').as('coins'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return coins ?? 0;
}
