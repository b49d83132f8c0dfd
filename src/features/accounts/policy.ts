import { childRoles, isChildAccount, type AccessRules } from '#core/access.ts';
import type { Role } from '#core/actor.ts';

/** Who may see which section of the settings; used for both the pages and the links to them. */
export const sectionRules = {
  profile: { access: 'member' },
  account: { access: 'member', openTo: ['waiting'] },
  security: { access: 'member' },
  preferences: { access: 'member' },
  subscription: { access: 'member', keptFrom: childRoles },
  notifications: { access: 'member', keptFrom: childRoles },
} as const satisfies Record<string, AccessRules>;

/** Letters and digits of a student's card, the last a check letter: 74 random bits that a child can still type. */
export const cardLength = 16;

/** Children have no authority over others: a minor, a family member or a student never becomes an administrator. */
export function mayBeAdmin(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}

/** Nor do children write to others in our name. */
export function mayInvite(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}

/** Nor do they decide how long they may learn on a screen: they can read the limit, an adult sets and lifts it. */
export function mayRestrictTime(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
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
