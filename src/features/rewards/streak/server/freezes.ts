import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import type { StreakView } from '#features/rewards/dashboard/contract.ts';
import { payForFreeze } from '#features/rewards/coins/server/coins.ts';
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
    const bought = streak.bought + 1;
    await payForFreeze(ctx, { userId, reference: String(bought), coins: rule.price });
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
