import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import {
  changeNoteForm,
  eraseForm,
  mergeForm,
  noteForm,
  partForm,
  removeNoteForm,
  removeThanksForm,
  thankForm,
} from './donor-forms.ts';

/** Everything comes back to the donor's page; once she is erased, to the list. */
export function actOnDonor(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (readFormName(args.form).name === eraseForm.name)
    return actOnForm(args, eraseForm, { next: () => redirect(adminHref('adminDonors'), 303) });
  return actOnForms(
    args,
    [noteForm, changeNoteForm, removeNoteForm, thankForm, removeThanksForm, mergeForm, partForm],
    { next: (_donor, { form }) => showDone(args, form) },
  );
}
