import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { assignForm, changeForm, removeForm, takeNextName } from './assignment-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function assign(args: PageActionArgs): Acted {
  return actOnSet(args, assignForm);
}

export function change(args: PageActionArgs): Acted {
  return actOnSet(args, changeForm);
}

export function actOnAssignments(args: PageActionArgs): Acted {
  return actOnForm(args, removeForm, { next: () => toList(args) });
}

/** Sets what was typed, on the next day if that button was pressed. Beside a refusal stands what is to be said of the day. */
async function actOnSet(args: PageActionArgs, form: typeof assignForm): Promise<Response | FormAnswer> {
  const next = args.form.get(takeNextName);
  if (typeof next === 'string') args.form.set('due', next);
  const answer = await actOnForm(args, form, { next: () => toList(args) });
  if (answer instanceof Response || !answer.refusal) return answer;
  const { due: day = '' } = answer.values;
  const id = args.params['classId'] ?? '';
  // What is no day at all has been refused as such.
  const result = await args.page.api.teaching.dueDay.call({ id, day }).catch(() => undefined);
  return { ...answer, result };
}

function toList({ params }: PageActionArgs): Response {
  return redirect(href('classAssignments', { classId: params['classId'] ?? '' }));
}
