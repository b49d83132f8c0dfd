import type { AdminAddress, PlainAdminAddress } from '#admin-urls.ts';
import type { Permission } from '#core/permissions.ts';
import type { PageRoute } from '../page-route.ts';

/** The areas of the administration, in the order of its navigation. */
export const adminAreas = [
  'start',
  'people',
  'content',
  'moderation',
  'giving',
  'marketing',
  'money',
  'reports',
  'settings',
] as const;
export type AdminArea = (typeof adminAreas)[number];

/** A page of the administration. */
export interface AdminRoute extends Omit<PageRoute, 'addresses' | 'access' | 'permission' | 'header'> {
  addresses: AdminAddress[];
  /** What one must have been granted to open it. */
  permission: Permission;
}

/** A page that the navigation lists and the palette finds. */
export interface AdminLink {
  address: PlainAdminAddress;
  /** The message of its words. */
  text: string;
  area: AdminArea;
  permission: Permission;
  /** Where it stands in its area, from the smallest on. */
  place?: number;
}

/**
 * What a feature adds to the administration, in its `admin-pages.ts`. It is a manifest of its own, because nothing of the
 * administration is in what every visitor's browser loads.
 */
export interface FeatureAdminPages {
  /** The name of its folder. */
  name: string;
  routes: readonly AdminRoute[];
  links: readonly AdminLink[];
}
