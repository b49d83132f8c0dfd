import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { childClassForms } from '#features/classes/offered/child-class-forms.ts';
import { childTimeForms } from '#features/families/offered/child-time-forms.ts';
import { consentForms } from '#features/families/offered/consent-forms.ts';
import { keepChildForm } from '#features/families/offered/keep-child-form.ts';
import { namingChildForm } from '#features/families/offered/naming-child-form.ts';
import { ownAccountForm } from '#features/families/offered/own-account-form.ts';
import { actOnContact, isContactForm } from '#features/forms/offered/act-on-contact.ts';
import { actOnChildren, isChildrenForm } from '#features/submissions/offered/act-on-children.ts';

const forms = [
  ...Object.values(childTimeForms),
  ...Object.values(childClassForms),
  ...Object.values(consentForms),
  keepChildForm,
  namingChildForm,
  ownAccountForm,
];

/** What a parent has decided without JavaScript; or a visitor's message. */
export function actOnFamily(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (isContactForm(args, 'family')) return actOnContact(args, 'family');
  if (isChildrenForm(args)) return actOnChildren(args);
  return actOnForms(args, forms, { next: () => redirect(args.url.pathname) });
}
