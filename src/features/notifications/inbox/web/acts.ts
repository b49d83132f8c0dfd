import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { readAllForm } from './read-all-form.ts';

export function readAll(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, readAllForm, { next: () => redirect(args.url.pathname) });
}
