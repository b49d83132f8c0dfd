import type { Actor, Member, Plan } from './actor.ts';
import { dayMs } from './durations.ts';

const restrictedAfterDays = 180;
const ruleSince = Date.parse('2024-09-01T00:00:00Z');
const olderAccountsFrom = Date.parse('2025-06-22T00:00:00Z');

/** A plan in force, or a running trial (decisions: paid). */
export function isPaid(member: Member, now: Date): boolean {
  return member.plan !== 'free' || isOnTrial(member, now);
}

/** The plan someone has at an instant: a plan given for a limited time reverts to free once it has ended. */
export function planInForce(plan: Plan, endsAt: Date | undefined, now: Date): Plan {
  return endsAt !== undefined && endsAt <= now ? 'free' : plan;
}

/** How many students an educator's classes, or members a family, may have (spec §6); a trial is of the standard plan. */
export function seatsOf(plan: Plan | 'trial'): number {
  if (plan === 'free') return 0;
  return isPremium(plan) ? 36 : 24;
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

/**
 * When a free account becomes restricted: 180 days after its creation, or after 2025-06-22 for accounts made before
 * 2024-09-01 (spec §4).
 */
export function restrictionStartsAt(createdAt: Date): Date {
  const from = createdAt.getTime() >= ruleSince ? createdAt.getTime() : olderAccountsFrom;
  return new Date(from + restrictedAfterDays * dayMs);
}

export function isRestricted(member: Member, now: Date): boolean {
  return !isPaid(member, now) && now >= restrictionStartsAt(member.createdAt);
}

/** The cache key under which course lists are the same for everyone (spec §4: cached per language, plan and window). */
export function planKey(actor: Actor, now: Date): Plan | 'visitor' | 'trial' {
  return actor.kind === 'visitor' ? 'visitor' : planOrTrial(actor, now);
}
