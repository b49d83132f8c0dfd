import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findFinishing, minutesLeft } from '../policy.ts';
import { findSpentTime } from './spent-time.ts';

/**
 * Refuses an item to someone whose time for the day is up, except the one she may finish. Without a limit it queries
 * nothing.
 */
export async function refuseWhenTimeIsUp(ctx: Ctx, itemId: string): Promise<void> {
  const { actor, clock } = ctx;
  if (actor.kind === 'visitor' || actor.minutesPerDay === undefined) return;
  const spent = await findSpentTime(ctx, actor);
  if (!spent || minutesLeft(spent, actor.minutesPerDay) > 0) return;
  if (findFinishing(spent, clock.now())?.itemId === itemId) return;
  throw new Forbidden('time_is_up', 'families.refusal.timeIsUp');
}
