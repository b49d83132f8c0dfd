import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { assignForm, changeForm, removeForm } from './assignment-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function assign(args: PageActionArgs): Acted {
  return actOnForm(args, assignForm, { next: () => toList(args) });
}

export function change(args: PageActionArgs): Acted {
  return actOnForm(args, changeForm, { next: () => toList(args) });
}

export function actOnAssignments(args: PageActionArgs): Acted {
  return actOnForm(args, removeForm, { next: () => toList(args) });
}

function toList({ params }: PageActionArgs): Response {
  return redirect(href('classAssignments', { classId: params['classId'] ?? '' }));
}
