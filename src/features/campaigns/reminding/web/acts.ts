import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { remindForm } from './remind-forms.ts';

/** Asks for a reminder; the page says that it is kept. */
export function askForReminder(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, remindForm, { next: (_, { form }) => showDone(args, form) });
}
