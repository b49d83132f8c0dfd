import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { groupForms } from './group-forms.ts';

export function actOnGroups(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { pathname } = args.url;
  return actOnForms(args, Object.values(groupForms), { next: () => redirect(pathname) });
}
