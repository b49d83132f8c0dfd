import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { askGuardianForm } from '../consent/web/ask-guardian-form.ts';

/** Handles the forms of `GuardianPanel` without JavaScript. */
export function askGuardianInForm(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, askGuardianForm, { next: () => redirect(href('joinPending')) });
}
