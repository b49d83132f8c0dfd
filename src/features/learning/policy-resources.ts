import type { Actor, Role } from '../../core/actor.ts';
import type { ResourceLock } from './contract-resources.ts';
import type { ResourceKind } from './policy-resource-kinds.ts';
import { mayWatch, type Watchable } from './policy.ts';

/** What decides who may have a file of a course. */
export interface Downloadable extends Omit<Watchable, 'planned'> {
  kind: ResourceKind;
}

export type MayDownload = { mayDownload: true } | { mayDownload: false; reason: ResourceLock };

/** Kinds that hold the right answers. */
const withKey: ReadonlySet<ResourceKind> = new Set(['kahoot']);

const grownUps: ReadonlySet<Role> = new Set(['parent', 'educator']);

/**
 * Whether somebody may download a file now, and if not, the one reason to tell her: as with an item of the same access, and
 * what holds the right answers is for parents and educators, also where the course is open to all.
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
