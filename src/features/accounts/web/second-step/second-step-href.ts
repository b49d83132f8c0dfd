import { href } from '../../../../urls.ts';

/** What the API answers to a right first step where there is a second one. */
export const secondStepCode = 'second_step_required';

/** Where the second step is taken, from a page that knows where to go on to. */
export function secondStepHref(url: URL): string {
  return href('secondStep', undefined, { onSuccess: url.searchParams.get('onSuccess') ?? undefined });
}
