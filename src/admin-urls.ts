import { fillPath, type Parameters } from './urls.ts';

/**
 * Every address of the administration, once. They are apart from `urls.ts` because no visitor's browser loads them. All
 * begin with `/admin`.
 */
export const adminAddresses = {
  admin: '/admin',
  schools: '/admin/settings/schools',
  newSchool: '/admin/settings/schools/new',
  school: '/admin/settings/schools/:schoolId',
} as const;

/** The file of a listing. Not a page, so it stands with the API, and no link to it is followed in place. */
export function listingFileHref(listing: string): string {
  return `/api/admin/files/${encodeURIComponent(listing)}`;
}

export type AdminAddress = keyof typeof adminAddresses;

/** A link within the administration, as `href` makes it elsewhere. */
export function adminHref<A extends AdminAddress>(
  address: A,
  ...[parameters, query]: Parameters<(typeof adminAddresses)[A]>
): string {
  return fillPath(adminAddresses[address], parameters, query);
}
