import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { askForm, claimForm } from './asking-forms.ts';

export function askWithoutScripts(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, askForm);
}

/** Leads to the page that says what she has now. */
export function claimWithoutScripts(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, claimForm, { next: () => redirect(href('scholarship')) });
}
