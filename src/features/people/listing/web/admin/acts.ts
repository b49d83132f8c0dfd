import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actOnViews } from '#features/administration/offered/act-on-views.ts';
import { actOnPerson } from '#features/people/panel/web/admin/acts.ts';
import { findPersonAsked } from './person-asked.ts';

/** What can be done on the page without JavaScript: to the person whose panel is open, else to saved views. */
export function actOnUsers(args: PageActionArgs): Promise<Response | FormAnswer> {
  return findPersonAsked(args.url.searchParams) === undefined ? actOnViews(args) : actOnPerson(args);
}
