import type { Actor, Role } from '#core/actor.ts';
import { isPaid, isPremium, isRestricted } from '#core/plans.ts';
import type { AccessLevel, LockReason } from './contract.ts';
import type { ResourceLock } from './resources/contract.ts';
import type { ResourceKind } from './resources/policy.ts';

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
  if (isRestricted(actor, now)) return 'restricted_free';
  if (item.access === 'paid' && !isPaid(actor, now) && !actor.courseIds.includes(item.courseId))
    return 'upgrade_required';
  if (item.access === 'premium' && !isPremium(actor.plan)) return 'premium_required';
  return undefined;
}

/** What decides who may download a course's file. */
export interface Downloadable extends Omit<Watchable, 'planned'> {
  kind: ResourceKind;
}

export type MayDownload = { mayDownload: true } | { mayDownload: false; reason: ResourceLock };

/** Kinds that hold the right answers. */
const withKey: ReadonlySet<ResourceKind> = new Set(['kahoot']);

const grownUps: ReadonlySet<Role> = new Set(['parent', 'educator']);

/**
 * Whether a person may download a file now, and if not, the single reason to give her. It follows an item of the same
 * access, except that files with the right answers are for parents and educators, even if the course is open to all.
 */
export function mayDownload(actor: Actor, resource: Downloadable, now: Date): MayDownload {
  const watch = mayWatch(actor, { ...resource, planned: false }, now);
  if (!watch.mayWatch) return { mayDownload: false, reason: watch.reason };
  if (!withKey.has(resource.kind)) return { mayDownload: true };
  if (actor.kind === 'visitor') return { mayDownload: false, reason: 'sign_in_required' };
  if (actor.awaitingGuardian) return { mayDownload: false, reason: 'guardian_approval_required' };
  return grownUps.has(actor.role) || actor.admin
    ? { mayDownload: true }
    : { mayDownload: false, reason: 'for_grown_ups' };
}
