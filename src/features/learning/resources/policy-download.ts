import type { Actor, Role } from '#core/actor.ts';
import { mayWatch, type Watchable } from '../catalogue/policy.ts';
import type { ResourceLock } from './contract.ts';
import type { ResourceKind } from './policy.ts';

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
