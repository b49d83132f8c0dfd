import type { Actor, Member, Plan } from './actor.ts';
import { dayMs } from './durations.ts';
import { shippedRestriction, type RestrictionRule, type SeatRule } from './plan-rules.ts';

/** A plan in force, or a running trial (decisions: paid). */
export function isPaid(member: Member, now: Date): boolean {
  return member.plan !== 'free' || isOnTrial(member, now);
}

/** The plan someone has at an instant: a plan given for a limited time reverts to free once it has ended. */
export function planInForce(plan: Plan, endsAt: Date | undefined, now: Date): Plan {
  return endsAt !== undefined && endsAt <= now ? 'free' : plan;
}

/** The seats of a plan; a trial is of the standard plan. */
export function seatsOf(plan: Plan | 'trial', { standard, premium }: SeatRule): number {
  if (plan === 'free') return 0;
  return isPremium(plan) ? premium : standard;
}

/** Complimentary counts as premium wherever premium counts (spec §6: seats); a trial is of the standard plan. */
export function isPremium(plan: Plan | 'trial'): boolean {
  return plan === 'premium' || plan === 'complimentary';
}

export function isOnTrial(member: Pick<Member, 'trialEndsAt'>, now: Date): boolean {
  return member.trialEndsAt !== undefined && member.trialEndsAt > now;
}

/** The plan in force, with a running trial in place of the free one. */
export function planOrTrial(held: Pick<Member, 'plan' | 'trialEndsAt'>, now: Date): Plan | 'trial' {
  return held.plan === 'free' && isOnTrial(held, now) ? 'trial' : held.plan;
}

/** When a free account becomes restricted. */
export function restrictionStartsAt(
  createdAt: Date,
  { days, countsFor, olderFrom }: RestrictionRule = shippedRestriction,
): Date {
  const counts = createdAt >= new Date(countsFor);
  return new Date((counts ? createdAt : new Date(olderFrom)).getTime() + days * dayMs);
}

export function isRestricted(member: Member, now: Date): boolean {
  return !isPaid(member, now) && now >= restrictedFrom(member);
}

/** The same for someone whom an administrator may have restricted before her time. */
export function restrictedFrom({
  createdAt,
  restriction,
  restrictedSince,
}: Pick<Member, 'createdAt' | 'restriction' | 'restrictedSince'>): Date {
  return restrictedSince ?? restrictionStartsAt(createdAt, restriction);
}

/** The cache key under which course lists are the same for everyone (spec §4: cached per language, plan and window). */
export function planKey(actor: Actor, now: Date): Plan | 'visitor' | 'trial' {
  return actor.kind === 'visitor' ? 'visitor' : planOrTrial(actor, now);
}
