import { redirect } from 'react-router';
import type { PageRoute } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { sectionRules } from './policy.ts';

export const settingsRoutes: PageRoute[] = [
  {
    id: 'settings',
    addresses: ['settings'],
    module: 'settings/profile/web/profile-page.tsx',
    access: 'member',
    load: async () => redirect(href('settingsProfile')),
  },
  {
    id: 'settings-profile',
    addresses: ['settingsProfile'],
    module: 'settings/profile/web/profile-page.tsx',
    ...sectionRules.profile,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-account',
    addresses: ['settingsAccount'],
    module: 'settings/account/web/account-page.tsx',
    ...sectionRules.account,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-security',
    addresses: ['settingsSecurity'],
    module: 'settings/security/web/security-page.tsx',
    ...sectionRules.security,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-preferences',
    addresses: ['settingsPreferences'],
    module: 'settings/preferences/web/preferences-page.tsx',
    ...sectionRules.preferences,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-subscription',
    addresses: ['settingsSubscription'],
    module: 'settings/subscription/web/subscription-page.tsx',
    ...sectionRules.subscription,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-notifications',
    addresses: ['settingsNotifications'],
    module: 'settings/notifications/web/notifications-page.tsx',
    ...sectionRules.notifications,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
];
