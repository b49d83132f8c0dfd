import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { classWorkForms } from './class-work-forms.ts';

/** Handles a teacher's decisions on the wall of her class without JavaScript. */
export function actOnClassWorks(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { pathname, search } = args.url;
  return actOnForms(args, Object.values(classWorkForms), { next: () => redirect(pathname + search) });
}
