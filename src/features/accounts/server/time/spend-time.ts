import { signedIn } from '../../../../core/actor.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { addMinutes, minutesLeft } from '../../policy-time.ts';
import { saveSpentTime, takeSpentTime } from './spent-time.ts';

const minute = 60_000;

/**
 * Counts minutes that who asks has learned at an item, all her tabs and devices together, and answers how many are
 * left; null without a limit, and then nothing is kept. Again is fine: no minute counts twice.
 */
export async function spendTime(
  ctx: Ctx,
  spending: { minutes: number; itemId: string },
): Promise<number | null> {
  const member = signedIn(ctx);
  const { minutesPerDay } = member;
  if (minutesPerDay === undefined) return null;
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const spent = await takeSpentTime(ctx, member, new Date(now.getTime() - spending.minutes * minute));
    const next = addMinutes(spent, spending, minutesPerDay, now);
    if (next !== spent) await saveSpentTime(ctx, member, next);
    return minutesLeft(next, minutesPerDay);
  });
}
