import { childRoles, type AccessRules } from '../../core/access.ts';
import type { Plan, Role } from '../../core/actor.ts';

/** Who may see which part of the settings: for their pages, and for the ways to them. */
export const sectionRules = {
  profile: { access: 'member' },
  account: { access: 'member', openTo: ['waiting'] },
  security: { access: 'member' },
  preferences: { access: 'member' },
  subscription: { access: 'member', keptFrom: childRoles },
  notifications: { access: 'member', keptFrom: childRoles },
} as const satisfies Record<string, AccessRules>;

/** Premium features come with the premium and the complimentary plan; a trial is of the standard one. */
export function hasPremiumFeatures(plan: Plan | 'trial'): boolean {
  return plan === 'premium' || plan === 'complimentary';
}

/** How many students an educator's classes, or members a family, may have (spec §6); a trial is of the standard plan. */
export function seatsOf(plan: Plan | 'trial'): number {
  if (plan === 'free') return 0;
  return hasPremiumFeatures(plan) ? 36 : 24;
}

/** Children have no say over others: a minor, a family member or a student is never made an administrator. */
export function mayBeAdmin(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}

/** Nor do children write to others in our name. */
export function mayInvite(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}

/** Nor do they settle how long they may learn at a screen: they can read it, a grown-up sets and lifts it. */
export function mayRestrictTime(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}

function isChildAccount({ role, minor }: { role: Role; minor: boolean }): boolean {
  return minor || role === 'home' || role === 'student';
}

/**
 * From when somebody is surely of the age of digital consent: the first instant of the year after the one in which
 * she reaches it, since only her birth year is known.
 */
export function adultFrom(birthYear: number, consentAge: number): Date {
  return new Date(Date.UTC(birthYear + consentAge + 1, 0, 1));
}

/** Null is somebody who was never a minor with us. */
export function isMinor(adultFrom: Date | null, now: Date): boolean {
  return adultFrom !== null && adultFrom > now;
}
