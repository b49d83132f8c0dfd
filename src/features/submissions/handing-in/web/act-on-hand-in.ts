import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { appealForm, handInForm, showToForm, withdrawForm } from './hand-in-forms.ts';

const forms = [handInForm, showToForm, withdrawForm, appealForm];

/** The forms of handing in on a lesson’s page without scripts: the page is shown again, with what became of it. */
export async function actOnHandIn(args: PageActionArgs): Promise<Response | FormAnswer | undefined> {
  const { name } = readFormName(args.form);
  if (!forms.some((form) => form.name === name)) return undefined;
  return actOnForms(args, forms, { next: () => redirect(`${args.url.pathname}#hand-in`) });
}
