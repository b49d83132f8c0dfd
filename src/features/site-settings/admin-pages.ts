import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { settingQuery, settingsQuery } from './web/admin/settings-queries.ts';

export const siteSettingsAdminPages: FeatureAdminPages = {
  name: 'site-settings',
  routes: [
    {
      id: 'admin-settings',
      addresses: ['adminSettings'],
      module: 'site-settings/web/admin/settings-page.tsx',
      permission: 'settings.open',
      async load({ page }) {
        await page.queries.ensureQueryData(settingsQuery(page));
      },
    },
    {
      id: 'admin-setting',
      addresses: ['adminSetting'],
      module: 'site-settings/web/admin/setting-page.tsx',
      permission: 'settings.open',
      async load({ page, params }) {
        await page.queries.ensureQueryData(settingQuery(page, params['settingKey'] ?? ''));
      },
      act: async (args) => (await import('./web/admin/acts.ts')).saveSetting(args),
    },
  ],
  links: [
    {
      address: 'adminSettings',
      text: 'siteSettings.list.link',
      area: 'settings',
      permission: 'settings.open',
      place: 1,
    },
  ],
};
