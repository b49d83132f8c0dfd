import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { answerForm, joinForm } from './live-forms.ts';

/** Joins or answers without JavaScript; the page then shows where the quiz is. */
export function actInLive(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, [joinForm, answerForm], { next: () => redirect(args.url.pathname) });
}
