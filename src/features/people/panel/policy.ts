import type { Member } from '#core/actor.ts';
import { holdsPermission, permissionsOf, type Permission } from '#core/permissions.ts';

/** The shortest reason that says something, in characters. */
export const anyReason = 3;

interface Section {
  permission: Permission;
  permissionForChildren?: Permission;
}

/** Whether a viewer sees a section of someone's panel: of a child, more may be needed. */
export function maySee(viewer: Member, section: Section, person: { child: boolean }): boolean {
  const { permission, permissionForChildren = permission } = section;
  const held = permissionsOf(viewer);
  return held.includes(permission) && (!person.child || held.includes(permissionForChildren));
}

interface Act {
  permission: Permission;
  neverForStaff?: true;
}

/**
 * Whether an act is open to a caller: she holds its permission. To someone of the staff only an administrator does
 * anything, so that support cannot keep an administrator out.
 */
export function mayDo(caller: Member, act: Act, person: { staff: boolean }): boolean {
  if (!holdsPermission(caller, act.permission)) return false;
  return !person.staff || (!act.neverForStaff && caller.admin);
}
