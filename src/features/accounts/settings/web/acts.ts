import { redirect } from 'react-router';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import type { RefusedSettings } from './refused-settings.ts';
import { findLocation, isGivenUp, isSettingsForm, settingsForms } from './settings-forms.ts';

/** Saves a form without JavaScript and shows the page again, with any refusal. */
export async function saveSettings({ page, url, form }: PageActionArgs): Promise<Response | RefusedSettings> {
  const name = form.get('form');
  if (!isSettingsForm(name)) return redirect(url.pathname);
  const before = name === 'profile' ? await page.api.accounts.currentUser.call() : undefined;
  try {
    const answer = await settingsForms[name](page.api, form);
    const location = findLocation(answer);
    if (location !== undefined) return redirect(location);
    if (isGivenUp(answer)) return redirect(href('login', undefined, { onSuccess: href('settingsAccount') }));
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    const values = [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]),
    );
    return { form: name, refusal, values: Object.fromEntries(values) };
  }
  const done = new URLSearchParams({ done: name });
  const language = form.get('language');
  // The page's language follows the profile's if that was changed.
  if (before && typeof language === 'string' && language !== before.language) done.set('lang', language);
  return redirect(`${url.pathname}?${done}`);
}
