import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { viewForms } from '../views/web/view-forms.ts';

/** The `act` of a page with `SavedViews`, for a browser without JavaScript: the list is shown as it was. */
export function actOnViews(args: PageActionArgs): Promise<Response | FormAnswer> {
  const { pathname, search } = args.url;
  return actOnForms(args, Object.values(viewForms), { next: () => redirect(pathname + search) });
}
