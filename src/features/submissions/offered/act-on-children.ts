import { actOnForms } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { parentAnswerForm, parentRevokeForm } from '../guardian/web/guardian-forms.ts';

const forms = [parentAnswerForm, parentRevokeForm];

/** Whether a form was sent from the panel about the viewer's children. */
export function isChildrenForm({ form }: Pick<PageActionArgs, 'form'>): boolean {
  const { name } = readFormName(form);
  return forms.some((each) => each.name === name);
}

/** What a parent has answered without JavaScript. */
export function actOnChildren(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, forms);
}
