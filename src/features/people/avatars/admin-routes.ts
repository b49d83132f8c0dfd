import type { AdminLink, AdminRoute } from '#page/admin/admin-pages.ts';
import { galleryQuery } from './web/admin/gallery-query.ts';

export const avatarRoutes: AdminRoute[] = [
  {
    id: 'admin-avatars',
    addresses: ['adminAvatars'],
    module: 'people/avatars/web/admin/gallery-page.tsx',
    permission: 'avatars.edit',
    async load({ page }) {
      await page.queries.ensureQueryData(galleryQuery(page));
    },
  },
  {
    id: 'admin-new-avatar',
    addresses: ['adminNewAvatar'],
    module: 'people/avatars/web/admin/new-avatar-page.tsx',
    permission: 'avatars.edit',
  },
  {
    id: 'admin-avatar',
    addresses: ['adminAvatar'],
    module: 'people/avatars/web/admin/avatar-page.tsx',
    permission: 'avatars.edit',
    async load({ page }) {
      await page.queries.ensureQueryData(galleryQuery(page));
    },
    act: async (args) => (await import('./web/admin/acts.ts')).saveAvatar(args),
  },
];

export const avatarLinks: AdminLink[] = [
  {
    address: 'adminAvatars',
    text: 'people.avatars.title',
    area: 'people',
    permission: 'avatars.edit',
    place: 20,
  },
];
