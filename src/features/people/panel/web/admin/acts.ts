import { redirect } from 'react-router';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { actForm } from './act-form.ts';

/** Acts on a person without JavaScript. */
export function actOnPerson(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, actForm, {
    next: ({ location }, { form, about: [id = ''] }) =>
      location === null ? showDone(args, form, { q: id }) : redirect(location),
  });
}
