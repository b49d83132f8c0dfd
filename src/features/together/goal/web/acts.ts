import { actOnForm, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { goalForm } from './goal-form.ts';

/** The goal's own form; undefined for another form of the page. */
export async function actOnGoal(args: PageActionArgs): Promise<Response | FormAnswer | undefined> {
  if (readFormName(args.form).name !== goalForm.name) return undefined;
  return actOnForm(args, goalForm, { next: () => showDone(args, goalForm.name) });
}
