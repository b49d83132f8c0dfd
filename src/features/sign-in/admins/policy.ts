import { isChildAccount } from '#core/access.ts';
import type { Role } from '#core/actor.ts';

/** Children have no authority over others: a minor, a family member or a student never becomes an administrator. */
export function mayBeAdmin(user: { role: Role; minor: boolean }): boolean {
  return !isChildAccount(user);
}
