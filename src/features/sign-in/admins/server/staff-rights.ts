import { createHash } from 'node:crypto';
import type { Staff } from '#core/permissions.ts';

/** What a person may do in the administration, as it is granted. */
export interface StaffRights extends Staff {
  admin: boolean;
}

/** The rights in a row of users. */
export function rightsOf({ admin, staff }: { admin: boolean; staff: Staff | null }): StaffRights {
  return { admin, roles: staff?.roles ?? [], languages: staff?.languages ?? [] };
}

/** Whether there are any. */
export function hasRights({ admin, roles }: StaffRights): boolean {
  return admin || roles.length > 0;
}

/** Changes with the rights, so that a change which is based on others is noticed. */
export function versionOf({ admin, roles, languages }: StaffRights): string {
  const all = JSON.stringify([admin, roles.toSorted(), languages.toSorted()]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
