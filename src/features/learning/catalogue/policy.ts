import type { Actor, Member } from '#core/actor.ts';
import { isPaid, isPremium, isRestricted } from '#core/plans.ts';
import type { AccessLevel, LockReason } from './contract.ts';

/** An access level after inheritance. */
export type Access = Exclude<AccessLevel, 'default'>;

/** What decides who may open an item. */
export interface Watchable {
  courseId: string;
  access: Access;
  /** Part of a demo course, which is open to everyone. */
  demo: boolean;
  /** Announced for later. */
  planned: boolean;
  /** Part of a course that has not opened yet. */
  comingSoon: boolean;
}

export type MayWatch = { mayWatch: true } | { mayWatch: false; reason: LockReason };

/** The access level in effect: the item's own, else its course's, else the site's. */
export function inheritAccess(item: AccessLevel, course: AccessLevel, site: Access): Access {
  if (item !== 'default') return item;
  return course === 'default' ? site : course;
}

/** Whether a person may open an item now, and if not, the single reason to give her. */
export function mayWatch(actor: Actor, item: Watchable, now: Date): MayWatch {
  const reason = findLockReason(actor, item, now);
  return reason === undefined ? { mayWatch: true } : { mayWatch: false, reason };
}

function findLockReason(actor: Actor, item: Watchable, now: Date): LockReason | undefined {
  if (item.planned || item.comingSoon) return 'coming_soon';
  if (item.demo || item.access === 'public') return undefined;
  if (actor.kind === 'visitor') return 'sign_in_required';
  if (actor.awaitingGuardian) return 'guardian_approval_required';
  if (isOpenedToHer(actor, item)) return undefined;
  if (isRestricted(actor, now)) return 'restricted_free';
  if (item.access === 'paid' && !isPaid(actor, now) && !actor.courseIds.includes(item.courseId))
    return 'upgrade_required';
  if (item.access === 'premium' && !isPremium(actor.plan)) return 'premium_required';
  return undefined;
}

/** Whether a seat in a class opens it: what takes premium only if the teacher has it. */
function isOpenedToHer({ openedCourses }: Member, { courseId, access }: Watchable): boolean {
  const level = openedCourses?.[courseId];
  return level === 'premium' || (level === 'paid' && access !== 'premium');
}

/** Whether a person may open any of these items only because of a seat in a class. */
export function isOpenThroughClass(actor: Actor, items: readonly Watchable[], now: Date): boolean {
  if (actor.kind === 'visitor' || !actor.openedCourses) return false;
  const { openedCourses: _, ...alone } = actor;
  return items.some((item) => mayWatch(actor, item, now).mayWatch && !mayWatch(alone, item, now).mayWatch);
}

/** The message that says in a word or two why an item is closed. */
export const lockMessages: Record<LockReason, string> = {
  sign_in_required: 'learning.lockWord.signIn',
  restricted_free: 'learning.lockWord.plan',
  upgrade_required: 'learning.lockWord.plan',
  premium_required: 'learning.lockWord.premium',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.lockWord.guardian',
};

/** The message that says it in a sentence. */
export const lockSentences = {
  sign_in_required: 'learning.course.lockedSignIn',
  restricted_free: 'learning.refusal.restrictedFree',
  upgrade_required: 'learning.refusal.upgradeRequired',
  premium_required: 'learning.refusal.premiumRequired',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.refusal.guardianApprovalRequired',
} as const satisfies Record<LockReason, string>;

const closedByPlan: Partial<Record<AccessLevel, LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};

/** The reason to show: a visitor is not sent to sign in for something that would still be closed. */
export function reasonBeyondSigningIn(reason: LockReason, access: AccessLevel): LockReason {
  return reason === 'sign_in_required' ? (closedByPlan[access] ?? reason) : reason;
}
