import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { makeKindForm, newKindForm } from './kind-forms.ts';
import { kindEntryId } from './kinds-query.ts';

type Acted = Promise<Response | FormAnswer>;

export const beginKind = (args: PageActionArgs): Acted =>
  actOnForm(args, newKindForm, { next: ({ key }) => redirect(adminHref('adminKind', { kindKey: key })) });

/** Saves a kind of deed without JavaScript. */
export async function saveKind(args: PageActionArgs): Acted {
  const entry = await args.page.api.cms.entry.call({ id: kindEntryId(args.params['kindKey'] ?? '') });
  return actOnForm(args, makeKindForm(entry), { next: (_entry, { form }) => showDone(args, form) });
}
