import { administrationPath, fillPath, type Parameters } from './urls.ts';

/**
 * Every address of the administration, once. They are apart from `urls.ts` because no visitor's browser loads them. All
 * begin with `/admin`.
 */
export const adminAddresses = {
  admin: administrationPath,
  adminSettings: '/admin/settings',
  adminSetting: '/admin/settings/values/:settingKey',
  adminCourses: '/admin/courses',
  adminNewCourse: '/admin/courses/new',
  adminCourse: '/admin/courses/:courseId/edit',
  adminFilms: '/admin/content/films',
} as const;

export type AdminAddress = keyof typeof adminAddresses;

/** The addresses without a part to fill in: those that a navigation can list. */
export type PlainAdminAddress = {
  [A in AdminAddress]: (typeof adminAddresses)[A] extends `${string}:${string}` ? never : A;
}[AdminAddress];

/** A link within the administration, as `href` makes it elsewhere. */
export function adminHref<A extends AdminAddress>(
  address: A,
  ...[parameters, query]: Parameters<(typeof adminAddresses)[A]>
): string {
  return fillPath(adminAddresses[address], parameters, query);
}
