import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { closingAt, findStillOpen, type ClosedReason } from './closing.ts';
import { findTime, isLimited } from './spent-time.ts';

const refusals = {
  minutes: 'families.refusal.timeIsUp',
  day: 'families.refusal.notToday',
  quiet: 'families.refusal.quietHours',
  holy: 'families.refusal.holyDay',
} as const satisfies Record<ClosedReason, string>;

/**
 * Refuses an item to someone whose time for the day is up, in quiet hours and where her family rests on Shabbat and Yom Tov,
 * except the one she may finish. Without a limit it queries nothing.
 */
export async function refuseWhenTimeIsUp(ctx: Ctx, itemId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind === 'visitor' || !isLimited(actor)) return;
  const now = ctx.clock.now();
  const state = await findTime(ctx, actor);
  const closing = closingAt(state, now);
  if (!closing || findStillOpen(state, closing.reason, now)?.itemId === itemId) return;
  throw new Forbidden('time_is_up', refusals[closing.reason]);
}
