import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { readAsked } from '#features/plans/web/asked-offer.ts';
import { trialForm } from './trial-form.ts';

export function beginTrial(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, trialForm, {
    next: () => redirect(readAsked(args.url).onSuccess ?? href('settingsSubscription')),
  });
}
