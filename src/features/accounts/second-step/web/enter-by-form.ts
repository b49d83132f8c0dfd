import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import { secondStepCode, secondStepHref } from './second-step-href.ts';

/** Opens a session from a form without JavaScript; if a second step is due, it leads there. */
export async function enterByForm(
  { form, url }: Pick<PageActionArgs, 'form' | 'url'>,
  work: () => Promise<Response>,
): Promise<Response | RefusedForm> {
  const answer = await refuseInForm(form, work);
  return 'refusal' in answer && answer.refusal.code === secondStepCode
    ? redirect(secondStepHref(url))
    : answer;
}
