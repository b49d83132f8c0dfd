import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { addTime, minutesLeft, secondsBehind } from '../policy.ts';
import { saveSpentTime, takeSpentTime } from './spent-time.ts';

/**
 * Counts minutes that the caller has learned at an item, across all her tabs and devices, and returns how many are
 * left; null without a limit, and then nothing is stored. Repeating it is safe: no minute counts twice.
 */
export async function spendTime(
  ctx: Ctx,
  { minutes, itemId }: { minutes: number; itemId: string },
): Promise<number | null> {
  return spend(ctx, { seconds: minutes * 60, itemId, isShown: false });
}

/**
 * Counts what the server itself sees the caller do at an item, so that a limit holds even if her browser reports no
 * time: `seconds` is what the action itself shows, such as the length of film played.
 */
export async function noteLearning(
  ctx: Ctx,
  { seconds, itemId }: { seconds: number; itemId: string },
): Promise<void> {
  if (ctx.actor.kind === 'member') await spend(ctx, { seconds, itemId, isShown: true });
}

interface Spending {
  seconds: number;
  itemId: string;
  isShown: boolean;
}

async function spend(ctx: Ctx, { seconds, itemId, isShown }: Spending): Promise<number | null> {
  const member = signedIn(ctx);
  const { minutesPerDay } = member;
  if (minutesPerDay === undefined) return null;
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const spent = await takeSpentTime(ctx, member, new Date(now.getTime() - seconds * 1000));
    const claimed = isShown ? secondsBehind(spent, seconds, now) : seconds;
    const next = addTime(spent, { seconds: claimed, itemId }, minutesPerDay, now);
    if (next !== spent) await saveSpentTime(ctx, member, next);
    return minutesLeft(next, minutesPerDay);
  });
}
