import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { entryForms } from './entry-forms.ts';

/** Answers a message without JavaScript. */
export function actOnEntry(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, Object.values(entryForms), {
    next: (_result: unknown, { form }: { form: string }) => showDone(args, form),
  });
}
