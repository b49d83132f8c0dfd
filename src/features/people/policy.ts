import type { Plan } from '#core/actor.ts';
import { isPremium } from '#core/plans.ts';

/** The plan someone has at an instant: a plan given for a limited time reverts to free afterwards. */
export function planInForce(
  { plan, plan_ends_at }: { plan: Plan; plan_ends_at: Date | null },
  now: Date,
): Plan {
  return plan_ends_at !== null && plan_ends_at <= now ? 'free' : plan;
}

/** How many students an educator's classes, or members a family, may have (spec §6); a trial is of the standard plan. */
export function seatsOf(plan: Plan | 'trial'): number {
  if (plan === 'free') return 0;
  return isPremium(plan) ? 36 : 24;
}

/**
 * From when someone is certain to have reached the age of digital consent: the first instant of the year after the one
 * in which she reaches it, since only her birth year is known.
 */
export function adultFrom(birthYear: number, consentAge: number): Date {
  return new Date(Date.UTC(birthYear + consentAge + 1, 0, 1));
}

/** Null is someone who was never a minor with us. */
export function isMinor(adultFrom: Date | null, now: Date): boolean {
  return adultFrom !== null && adultFrom > now;
}
