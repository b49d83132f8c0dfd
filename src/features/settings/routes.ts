import { redirect } from 'react-router';
import type { PageRoute } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { sectionRules } from './policy.ts';
import { loadTime } from '#features/families/offered/load-time.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { deletionQuery, passkeysQuery, sessionsQuery, subscriptionQuery } from './web/settings-queries.ts';

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
    async load({ page }) {
      await page.queries.ensureQueryData(page.api.people.avatars.queryOptions());
    },
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-account',
    addresses: ['settingsAccount'],
    module: 'settings/account/web/account-page.tsx',
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
    module: 'settings/security/web/security-page.tsx',
    ...sectionRules.security,
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(page.api.signIn.secondFactor.queryOptions()),
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
    module: 'settings/preferences/web/preferences-page.tsx',
    ...sectionRules.preferences,
    async load({ page }) {
      await Promise.all([page.queries.ensureQueryData(waysInQuery(page.api)), loadTime(page)]);
    },
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-subscription',
    addresses: ['settingsSubscription'],
    module: 'settings/subscription/web/subscription-page.tsx',
    ...sectionRules.subscription,
    load: async ({ page }) => void (await page.queries.ensureQueryData(subscriptionQuery(page.api))),
    act: async (args) => (await import('./web/acts.ts')).saveSettings(args),
  },
  {
    id: 'settings-notifications',
    addresses: ['settingsNotifications'],
    module: 'settings/notifications/web/notifications-page.tsx',
    ...sectionRules.notifications,
  },
];
