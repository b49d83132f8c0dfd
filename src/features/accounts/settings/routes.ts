import { redirect } from 'react-router';
import type { PageRoute } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { sectionRules } from '../policy.ts';
import { loadTime } from '../offered/load-time.ts';
import { signInWaysQuery } from '../identities/web/sign-in-ways-query.ts';
import {
  deletionQuery,
  passkeysQuery,
  sessionsQuery,
  subscriptionQuery,
  waysInQuery,
} from './web/settings-queries.ts';

export const settingsRoutes: PageRoute[] = [
  {
    id: 'settings',
    addresses: ['settings'],
    module: 'accounts/settings/web/profile-page.tsx',
    access: 'member',
    load: async () => redirect(href('settingsProfile')),
  },
  {
    id: 'settings-profile',
    addresses: ['settingsProfile'],
    module: 'accounts/settings/web/profile-page.tsx',
    ...sectionRules.profile,
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-account',
    addresses: ['settingsAccount'],
    module: 'accounts/settings/web/account-page.tsx',
    ...sectionRules.account,
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(deletionQuery(page.api)),
        page.queries.ensureQueryData(sessionsQuery(page.api)),
        page.queries.ensureQueryData(waysInQuery(page.api)),
      ]);
    },
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-security',
    addresses: ['settingsSecurity'],
    module: 'accounts/security/web/security-page.tsx',
    ...sectionRules.security,
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(page.api.accounts.secondFactor.queryOptions()),
        page.queries.ensureQueryData(waysInQuery(page.api)),
        page.queries.ensureQueryData(signInWaysQuery(page.api)),
        page.queries.ensureQueryData(passkeysQuery(page.api)),
      ]);
    },
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-preferences',
    addresses: ['settingsPreferences'],
    module: 'accounts/settings/web/preferences-page.tsx',
    ...sectionRules.preferences,
    async load({ page }) {
      await Promise.all([page.queries.ensureQueryData(waysInQuery(page.api)), loadTime(page)]);
    },
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-subscription',
    addresses: ['settingsSubscription'],
    module: 'accounts/settings/web/subscription-page.tsx',
    ...sectionRules.subscription,
    load: async ({ page }) => void (await page.queries.ensureQueryData(subscriptionQuery(page.api))),
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-notifications',
    addresses: ['settingsNotifications'],
    module: 'accounts/settings/web/notifications-page.tsx',
    ...sectionRules.notifications,
  },
];
