import { redirect } from 'react-router';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actForm, changeForm, removeForm } from './own-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function changeCampaign(args: PageActionArgs): Acted {
  return actOnForm(args, changeForm, {
    next: ({ slug }) => redirect(href('campaignDashboard', { campaignSlug: slug })),
  });
}

/** Launching leads to what happens next; a campaign that is gone, to all of them. */
export function actOnDashboard(args: PageActionArgs): Acted {
  if (readFormName(args.form).name === removeForm.name)
    return actOnForm(args, removeForm, { next: () => redirect(href('campaigns')) });
  return actOnForm(args, actForm, {
    next: ({ slug }, { form, about }) =>
      about[1] === 'launch'
        ? redirect(href('campaignLaunched', { campaignSlug: slug }))
        : showDone(args, form),
  });
}
