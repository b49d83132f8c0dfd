import { redirect } from 'react-router';
import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ownAccountForm } from '#features/families/offered/own-account-form.ts';
import { subscriptionForms } from '#features/plans/offered/subscription-forms.ts';
import { profileForm } from '#features/settings/profile/web/profile-form.tsx';
import { settingsForms } from './settings-forms.ts';

/** Saves a form without JavaScript and shows the page again, with any refusal. */
export async function saveSettings(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { api, queries } = args.page;
  const before = await queries.ensureQueryData(viewerQuery(api));
  return actOnForms(
    args,
    [profileForm, ownAccountForm, ...subscriptionForms, ...Object.values(settingsForms)],
    {
      next(result, { form, values }) {
        const location = findLocation(result);
        if (location !== undefined) return redirect(location);
        if (isGivenUp(result))
          return redirect(href('login', undefined, { onSuccess: href('settingsAccount') }));
        const { language } = values;
        // The page's language follows the profile's if that was changed.
        const isNew = typeof language === 'string' && language !== before?.language;
        return showDone(args, form, isNew ? { lang: language } : {});
      },
    },
  );
}

/** Where a form's result sends the browser, if anywhere. */
function findLocation(result: unknown): string | undefined {
  const { location } = (result ?? {}) as { location?: unknown };
  return typeof location === 'string' ? location : undefined;
}

/** Whether the account was deleted, and every session with it. */
function isGivenUp(result: unknown): boolean {
  const { eraseAt } = (result ?? {}) as { eraseAt?: unknown };
  return typeof eraseAt === 'string';
}
