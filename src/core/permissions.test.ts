import { describe, expect, test } from 'vitest';
import {
  holdsPermission,
  isStaff,
  mayWriteLanguage,
  permissions,
  permissionsOf,
  staffRoles,
  type StaffRole,
} from './permissions.ts';

const withRoles = (...roles: StaffRole[]) => ({ admin: false, staff: { roles, languages: ['ru'] as const } });
const admin = { admin: true, staff: undefined };

describe('permissions', () => {
  test('an administrator has all of them, and someone without a role none', () => {
    expect(permissionsOf(admin)).toEqual(permissions);
    expect(permissionsOf({ admin: false, staff: undefined })).toEqual([]);
    expect(permissionsOf(withRoles())).toEqual([]);
    expect(isStaff(withRoles())).toBe(false);
  });

  test('every role opens the administration, and none of them grants roles, changes settings or reads the audit log', () => {
    for (const role of staffRoles) {
      expect(holdsPermission(withRoles(role), 'admin.open')).toBe(true);
      for (const own of ['staff.grant', 'settings.change', 'audit.read', 'users.erase'] as const)
        expect(holdsPermission(withRoles(role), own)).toBe(false);
    }
  });

  test('support finds people, but sees no money and exports nothing', () => {
    const support = withRoles('support');
    expect(holdsPermission(support, 'users.find')).toBe(true);
    for (const kept of ['users.export', 'users.manage', 'users.viewAs', 'money.read', 'money.act'] as const)
      expect(holdsPermission(support, kept)).toBe(false);
  });

  test('finance opens the settings, to change those that are its own', () => {
    expect(staffRoles.filter((role) => holdsPermission(withRoles(role), 'settings.open'))).toEqual([
      'finance',
    ]);
  });

  test('a translator writes her languages and no other, an editor all of them', () => {
    expect(mayWriteLanguage(withRoles('translator'), 'ru')).toBe(true);
    expect(mayWriteLanguage(withRoles('translator'), 'he')).toBe(false);
    expect(mayWriteLanguage(withRoles('editor'), 'he')).toBe(true);
    expect(mayWriteLanguage(admin, 'he')).toBe(true);
    expect(mayWriteLanguage(withRoles('support'), 'ru')).toBe(false);
  });
});
