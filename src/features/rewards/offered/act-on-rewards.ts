import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { buyFreezeForm, openChestForm } from '../web/reward-forms.ts';

/** Opens the chest or buys a freeze without scripts: then shows the page again, or with the refusal. */
export function actOnRewards(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [openChestForm, buyFreezeForm], {
    next: (_result, { name }) => redirect(`${args.url.pathname}#${name}`),
  });
}
