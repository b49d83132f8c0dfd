import type { Grant } from '#features/billing/contract.ts';
import { paidPlans, type PaidPlan } from '../policy.ts';

/** A grant with the id that it has. */
export type KnownGrant = Grant & { id: string };

/** What someone pays for herself until an instant. */
export interface OwnPlan {
  plan: PaidPlan;
  periodEndsAt: Date;
}

/** Whether a plan is more than another; complimentary counts as premium. */
export function isMore(plan: Grant['plan'], other: Grant['plan']): boolean {
  return levelOf(plan) > levelOf(other);
}

function levelOf(plan: Grant['plan']): number {
  return plan === 'complimentary' ? paidPlans.length : paidPlans.indexOf(plan);
}

/** Gifts of time that are not over, in their order. */
export function giftsOf(grants: readonly KnownGrant[], now: Date): KnownGrant[] {
  return grants
    .filter(({ source, endsAt }) => source === 'gift' && endsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/**
 * When gifts that are at least such a plan have ended: until then nobody needs to pay for it. Undefined without one. A gift of less does not count, and waits
 * itself until what she pays for has ended.
 */
export function lastGiftEnd(grants: readonly KnownGrant[], plan: PaidPlan, now: Date): Date | undefined {
  const ends = giftsOf(grants, now).filter((gift) => !isMore(plan, gift.plan));
  return ends.at(-1)?.endsAt;
}

/** When a new gift begins: after the others, and one of less than she pays for herself when that has ended. */
export function beginningOf(
  plan: Grant['plan'],
  { grants, own, now }: { grants: readonly KnownGrant[]; own: OwnPlan | undefined; now: Date },
): Date {
  const waits = own && isMore(own.plan, plan) ? own.periodEndsAt.getTime() : 0;
  const ends = giftsOf(grants, now).map(({ endsAt }) => endsAt.getTime());
  return new Date(Math.max(now.getTime(), waits, ...ends));
}

/**
 * The gifts that have to move, so that none runs while she pays for more than it gives, and none waits longer than that: each keeps what is left
 * of its time.
 */
export function movedGifts(
  grants: readonly KnownGrant[],
  own: OwnPlan | undefined,
  now: Date,
): (Pick<KnownGrant, 'id'> & { startsAt: Date; endsAt: Date })[] {
  let next = now.getTime();
  return giftsOf(grants, now).flatMap(({ id, plan, startsAt, endsAt }) => {
    const left = endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime());
    const waits = own && isMore(own.plan, plan) ? own.periodEndsAt.getTime() : 0;
    const start = Math.max(next, waits);
    next = start + left;
    const isSame = next === endsAt.getTime() && start <= Math.max(startsAt.getTime(), now.getTime());
    return isSame ? [] : [{ id, startsAt: new Date(start), endsAt: new Date(next) }];
  });
}
