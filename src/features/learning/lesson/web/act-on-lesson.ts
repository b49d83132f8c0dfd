import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { askTimeForm } from '#features/families/offered/ask-time.ts';
import { moreTimeForm, timeHereForm } from '#features/families/offered/more-time.ts';
import { leaveClassicModeForm } from '#features/learning/classic-mode/web/leave-classic-mode.ts';
import { rateForm, unrateForm } from '#features/learning/ratings/web/rating-forms.ts';
import { dropPlanForm, savePlanForm } from '#features/learning/tasks/web/plan-forms.ts';
import { unlockForm } from './unlock-form.ts';

const forms = [
  unlockForm,
  leaveClassicModeForm,
  moreTimeForm,
  askTimeForm,
  timeHereForm,
  rateForm,
  unrateForm,
  savePlanForm,
  dropPlanForm,
];

/** Handles a lesson's forms without scripts: performs the action and shows the page again, with any refusal. */
export function actOnLesson(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, forms, { next: () => redirect(args.url.pathname) });
}
