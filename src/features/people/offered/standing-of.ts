import type { Standing } from '#core/access.ts';
import type { UserView } from '../contract.ts';
import { isIntroduced } from './is-introduced.ts';

/** What the access rules need to know about the signed-in user. */
export function standingOf(viewer: UserView): Standing {
  const { role, permissions, awaitsGuardian } = viewer;
  return { role, permissions, awaitsGuardian, introduced: isIntroduced(viewer) };
}
