import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { addTime, secondsBehind } from '../policy.ts';
import { limitOn } from '../policy-rules.ts';
import { closingAt } from './closing.ts';
import { minutesRemaining } from './limit-time.ts';
import { isLimited, saveSpentTime, takeTime } from './spent-time.ts';

/**
 * Counts minutes that the caller has learned at an item, across all her tabs and devices, and returns how many are
 * left; null without a limit. Repeating it is safe: no minute counts twice.
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
  if (!isLimited(member)) return null;
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const state = await takeTime(ctx, member, new Date(now.getTime() - seconds * 1000));
    const { rules, spent } = state;
    const claimed = isShown ? secondsBehind(spent, seconds, now) : seconds;
    const limit = limitOn(rules, spent.day) ?? Infinity;
    // What she finishes once it is closed is not counted: else it could be finished without end.
    const next = closingAt(state, now) ? spent : addTime(spent, { seconds: claimed, itemId }, limit, now);
    if (next !== spent) await saveSpentTime(ctx, member, next);
    return minutesRemaining({ ...state, spent: next }, now) ?? null;
  });
}
