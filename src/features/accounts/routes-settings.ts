import { redirect } from 'react-router';
import { findRefusal } from '../../page/find-refusal.ts';
import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import { href } from '../../urls.ts';
import type { RefusedSettings } from './web/settings/refused-settings.ts';
import { findLocation, isSettingsForm, settingsForms } from './web/settings/settings-forms.ts';
import { signInWaysQuery } from './web/identities/sign-in-ways-query.ts';
import {
  mailChoicesQuery,
  sessionsQuery,
  subscriptionQuery,
  waysInQuery,
} from './web/settings/settings-queries.ts';

export const settingsRoutes: PageRoute[] = [
  {
    id: 'settings',
    addresses: ['settings'],
    module: 'accounts/web/settings/profile-page.tsx',
    access: 'member',
    load: async () => redirect(href('settingsProfile')),
  },
  {
    id: 'settings-profile',
    addresses: ['settingsProfile'],
    module: 'accounts/web/settings/profile-page.tsx',
    access: 'member',
    act: saveSettings,
  },
  {
    id: 'settings-account',
    addresses: ['settingsAccount'],
    module: 'accounts/web/settings/account-page.tsx',
    access: 'member',
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(sessionsQuery(page.api)),
        page.queries.ensureQueryData(waysInQuery(page.api)),
      ]);
    },
    act: saveSettings,
  },
  {
    id: 'settings-security',
    addresses: ['settingsSecurity'],
    module: 'accounts/web/security/security-page.tsx',
    access: 'member',
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(page.api.accounts.secondFactor.queryOptions()),
        page.queries.ensureQueryData(waysInQuery(page.api)),
        page.queries.ensureQueryData(signInWaysQuery(page.api)),
      ]);
    },
    act: saveSettings,
  },
  {
    id: 'settings-preferences',
    addresses: ['settingsPreferences'],
    module: 'accounts/web/settings/preferences-page.tsx',
    access: 'member',
    act: saveSettings,
  },
  {
    id: 'settings-subscription',
    addresses: ['settingsSubscription'],
    module: 'accounts/web/settings/subscription-page.tsx',
    access: 'member',
    load: async ({ page }) => void (await page.queries.ensureQueryData(subscriptionQuery(page.api))),
  },
  {
    id: 'settings-notifications',
    addresses: ['settingsNotifications'],
    module: 'accounts/web/settings/notifications-page.tsx',
    access: 'member',
    load: async ({ page }) => void (await page.queries.ensureQueryData(mailChoicesQuery(page.api))),
    act: saveSettings,
  },
];

/** A form without scripts: saves it and shows the page anew, or the page with what was refused. */
async function saveSettings({ page, url, form }: PageActionArgs): Promise<Response | RefusedSettings> {
  const name = form.get('form');
  if (!isSettingsForm(name)) return redirect(url.pathname);
  try {
    const location = findLocation(await settingsForms[name](page.api, form));
    if (location !== undefined) return redirect(location);
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    const values = [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]),
    );
    return { form: name, refusal, values: Object.fromEntries(values) };
  }
  if (name === 'giveUp') return redirect(href('login', undefined, { onSuccess: href('settingsAccount') }));
  const done = new URLSearchParams({ done: name });
  const language = form.get('language');
  // The page's language follows the profile's.
  if (name === 'profile' && typeof language === 'string') done.set('lang', language);
  return redirect(`${url.pathname}?${done}`);
}
