import type { Plan } from '#core/actor.ts';
import { isOnTrial, isPremium } from '#core/plans.ts';

/** A plan that someone has from one instant to another, from whatever source. */
export interface HeldPlan {
  plan: Plan;
  /** Since ever if missing. */
  startsAt?: Date | undefined;
  /** For good if missing. */
  endsAt?: Date | undefined;
  trialEndsAt?: Date | undefined;
  /** How many seats it makes, where that is not the plan's number. */
  seats?: number | undefined;
}

/**
 * The best of several plans at an instant, the first of equal ones. It ends when nothing as good follows it without a gap, so
 * that two gifts in a row are one.
 */
export function bestOf(held: readonly HeldPlan[], now: Date): HeldPlan {
  const free: HeldPlan = { plan: 'free' };
  const inForce = held.map((one) => (isInForce(one, now) ? one : { ...free, trialEndsAt: one.trialEndsAt }));
  const best = inForce.reduce((best, one) => (rank(one, now) > rank(best, now) ? one : best), free);
  if (best.plan === 'free') return { ...best, endsAt: undefined };
  let { endsAt } = best;
  for (let next: HeldPlan | undefined = best; next && endsAt;) {
    const until: Date = endsAt;
    next = held.find((one) => rank(one, now) >= rank(best, now) && isInForce(one, until));
    if (next) endsAt = next.endsAt;
  }
  return { ...best, endsAt };
}

export function isInForce({ startsAt, endsAt }: HeldPlan, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || endsAt > now);
}

function rank({ plan, trialEndsAt }: HeldPlan, now: Date): number {
  if (plan === 'free') return isOnTrial({ trialEndsAt }, now) ? 1 : 0;
  return isPremium(plan) ? 3 : 2;
}
