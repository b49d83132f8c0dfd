import { redirect } from 'react-router';
import { actOnForm, type ActOptions } from '#page/form/act-on-form.ts';
import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { secondStepCode, secondStepHref } from '../second-step/web/second-step-href.ts';

/** Opens a session from a form without JavaScript; if a second step is due, it leads there. */
export function actOnSessionForm<Declared extends Fields, Result>(
  args: PageActionArgs,
  definition: FormDefinition<Declared, Result>,
  next: NonNullable<ActOptions<Declared, Result>['next']>,
): Promise<Response | FormAnswer<Result>> {
  return actOnForm(args, definition, {
    next,
    onRefused: ({ code }) => (code === secondStepCode ? redirect(secondStepHref(args.url)) : undefined),
  });
}
