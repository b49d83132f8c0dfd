import { redirect } from 'react-router';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { embedForm } from '#features/campaigns/sharing/web/embed-forms.ts';
import { commentForm } from '#features/campaigns/wall/web/comment-forms.ts';
import {
  addPoolForm,
  changePoolForm,
  raisePoolForm,
  removePoolForm,
} from '#features/campaigns/matching/web/pool-forms.ts';
import { milestonesForm } from '#features/campaigns/milestones/web/milestone-form.ts';
import { thanksForm } from '#features/campaigns/thanks/web/thanks-form.ts';
import { letAskForm } from '#features/campaigns/teams/web/team-forms.ts';
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
  if (readFormName(args.form).name === commentForm.name)
    return actOnForm(args, commentForm, { next: (_, { form }) => showDone(args, form) });
  if (readFormName(args.form).name === embedForm.name)
    return actOnForm(args, embedForm, { next: (_, { form }) => showDone(args, form) });
  const others = [
    thanksForm,
    letAskForm,
    milestonesForm,
    addPoolForm,
    changePoolForm,
    raisePoolForm,
    removePoolForm,
  ];
  const { name } = readFormName(args.form);
  if (others.some((form) => form.name === name))
    return actOnForms(args, others, { next: (_, { form }) => showDone(args, form) });
  const isLaunch = readFormName(args.form).about[1] === 'launch';
  const launched = (slug: string) => redirect(href('campaignLaunched', { campaignSlug: slug }));
  return actOnForm(args, actForm, {
    next: ({ slug }, { form }) => (isLaunch ? launched(slug) : showDone(args, form)),
    // Launched in another window: that page says what has become of it.
    onRefused: ({ code }) =>
      isLaunch && code === 'not_now' ? launched(args.params['campaignSlug'] ?? '') : undefined,
  });
}
