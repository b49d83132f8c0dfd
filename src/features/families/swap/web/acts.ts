import { redirect } from 'react-router';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { actOnSessionForm } from '#features/sign-in/offered/act-on-session-form.ts';
import { proveForm, swapForm } from './swap-forms.ts';

type Acted = Promise<Response | FormAnswer>;

/** Changes to someone of the family without JavaScript; `/welcome` leads to her default page. */
export function swap(args: PageActionArgs): Acted {
  return actOnSessionForm(args, swapForm, () => redirect(href('welcome')));
}

export function prove(args: PageActionArgs): Acted {
  return actOnSessionForm(args, proveForm, () => redirect(href('welcome')));
}
