import { isChildAccount } from '#core/access.ts';
import type { Role } from '#core/actor.ts';

/** Children do not write to others in our name. */
export function mayInvite(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}
