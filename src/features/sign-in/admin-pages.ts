import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { staffQuery } from './admins/web/admin/staff-query.ts';

export const signInAdminPages: FeatureAdminPages = {
  name: 'sign-in',
  routes: [
    {
      id: 'admin-staff',
      addresses: ['adminStaff'],
      module: 'sign-in/admins/web/admin/staff-page.tsx',
      permission: 'staff.grant',
      async load({ page }) {
        await page.queries.ensureQueryData(staffQuery(page));
      },
    },
    {
      id: 'admin-new-staff',
      addresses: ['adminNewStaff'],
      module: 'sign-in/admins/web/admin/new-staff-page.tsx',
      permission: 'staff.grant',
      act: async (args) => (await import('./admins/web/admin/acts.ts')).saveStaff(args),
    },
    {
      id: 'admin-staff-member',
      addresses: ['adminStaffMember'],
      module: 'sign-in/admins/web/admin/staff-member-page.tsx',
      permission: 'staff.grant',
      async load({ page }) {
        await page.queries.ensureQueryData(staffQuery(page));
      },
      act: async (args) => (await import('./admins/web/admin/acts.ts')).saveStaff(args),
    },
  ],
  links: [
    {
      address: 'adminStaff',
      text: 'signIn.staff.title',
      area: 'settings',
      permission: 'staff.grant',
      place: 50,
    },
  ],
};
