import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { TimeState } from '#features/families/time/server/closing.ts';
import { describeState, unlimited } from '#features/families/time/server/limit-time.ts';
import { findTimes, type Subject } from '#features/families/time/server/spent-time.ts';
import type { ChildTime, TimeRequest } from '../contract.ts';
import { listRequests } from './request-rows.ts';
import { showRules } from './wall-time.ts';

/** What a guardian sees of these children's time, in two queries. */
export async function describeChildren(
  ctx: Ctx,
  children: readonly Subject[],
): Promise<ReadonlyMap<UserId, ChildTime>> {
  const states = await findTimes(ctx, children);
  const requests = await listRequests(
    ctx,
    [...states].map(([userId, { spent }]) => ({ userId, day: spent.day })),
  );
  const now = ctx.clock.now();
  return new Map(
    children.map(({ userId }) => [userId, toView(states.get(userId), requests.get(userId), now)]),
  );
}

function toView(state: TimeState | undefined, request: TimeRequest | undefined, now: Date): ChildTime {
  if (!state) return { ...unlimited, rules: null, minutesSpent: null, minutesGiven: 0, request: null };
  return {
    ...describeState(state, now),
    rules: showRules(state.rules),
    minutesSpent: state.spent.minutes,
    minutesGiven: state.spent.extraMinutes,
    request: request ?? null,
  };
}
