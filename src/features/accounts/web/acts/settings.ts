import { redirect } from 'react-router';
import { findRefusal } from '../../../../page/find-refusal.ts';
import type { PageActionArgs } from '../../../../page/page-route.ts';
import { href } from '../../../../urls.ts';
import type { RefusedSettings } from '../settings/refused-settings.ts';
import { findLocation, isSettingsForm, settingsForms } from '../settings/settings-forms.ts';

/** A form without scripts: saves it and shows the page anew, or the page with what was refused. */
export async function saveSettings({ page, url, form }: PageActionArgs): Promise<Response | RefusedSettings> {
  const name = form.get('form');
  if (!isSettingsForm(name)) return redirect(url.pathname);
  const before = name === 'profile' ? await page.api.accounts.currentUser.call() : undefined;
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
  // The page's language follows the profile's when that was changed.
  if (before && typeof language === 'string' && language !== before.language) done.set('lang', language);
  return redirect(`${url.pathname}?${done}`);
}
