import { redirect } from 'react-router';
import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { childTimeForms } from '#features/families/offered/child-time-forms.ts';
import { namingChildForm } from '#features/families/offered/naming-child-form.ts';
import { actOnContact, isContactForm } from '#features/forms/offered/act-on-contact.ts';
import { actOnChildren, isChildrenForm } from '#features/submissions/offered/act-on-children.ts';

/** What a parent has decided without JavaScript, about works or about time; or a visitor's message. */
export function actOnFamily(args: PageActionArgs): Promise<Response | FormAnswer> {
  if (isContactForm(args, 'family')) return actOnContact(args, 'family');
  if (isChildrenForm(args)) return actOnChildren(args);
  return actOnForms(args, [...Object.values(childTimeForms), namingChildForm], {
    next: () => redirect(args.url.pathname),
  });
}
