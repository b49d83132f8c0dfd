import type { Locale } from './locale.ts';

/** What someone may do in the administration, one word for each page or act that is granted apart. */
export const permissions = [
  'admin.open',
  'content.edit',
  'content.publish',
  'content.translate',
  'captions.edit',
  'moderation.decide',
  'users.find',
  'users.help',
  'users.manage',
  'users.erase',
  'users.export',
  'users.viewAs',
  'forms.answer',
  'reports.read',
  'schools.edit',
  'avatars.edit',
  'money.read',
  'money.act',
  'coupons.edit',
  'scholarships.decide',
  'campaigns.decide',
  // Those settings that name another permission of hers; `settings.change` is for all of them.
  'settings.open',
  'settings.change',
  'audit.read',
  'staff.grant',
] as const;
export type Permission = (typeof permissions)[number];

/** The roles beneath administrator that an administrator grants. */
export const staffRoles = ['editor', 'translator', 'moderator', 'support', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What an administrator has granted a person; `languages` are those that a translator may write. */
export interface Staff {
  roles: readonly StaffRole[];
  languages: readonly Locale[];
}

const granted: Record<StaffRole, readonly Permission[]> = {
  editor: ['content.edit', 'content.publish', 'content.translate', 'captions.edit', 'reports.read'],
  translator: ['content.translate', 'captions.edit'],
  moderator: ['moderation.decide'],
  // No money, and no export: who answers mails needs neither.
  support: ['users.find', 'users.help', 'forms.answer'],
  finance: [
    'money.read',
    'money.act',
    'settings.open',
    'coupons.edit',
    'scholarships.decide',
    'campaigns.decide',
    'reports.read',
  ],
};

interface Holder {
  admin: boolean;
  staff: Staff | undefined;
}

/** Everything that a person may do in the administration; an administrator may do all of it. */
export function permissionsOf({ admin, staff }: Holder): readonly Permission[] {
  if (admin) return permissions;
  const own = new Set(staff?.roles.flatMap((role) => granted[role]));
  return permissions.filter((each) => own.has(each) || (each === 'admin.open' && own.size > 0));
}

export function holdsPermission(holder: Holder, permission: Permission): boolean {
  return permissionsOf(holder).includes(permission);
}

/** Whether a person may write the texts of a language: an editor all of them, a translator only her own. */
export function mayWriteLanguage(holder: Holder, locale: Locale): boolean {
  if (holdsPermission(holder, 'content.edit')) return true;
  return holdsPermission(holder, 'content.translate') && (holder.staff?.languages.includes(locale) ?? false);
}

/** Whether a person works in the administration at all, and so needs a second factor. */
export function isStaff(holder: Holder): boolean {
  return permissionsOf(holder).length > 0;
}
