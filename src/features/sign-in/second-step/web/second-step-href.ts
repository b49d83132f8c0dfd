import { href } from '#urls.ts';

/** The API's answer to a correct first step if there is a second one. */
export const secondStepCode = 'second_step_required';

/** The address of the second step, keeping where the current page was going to continue. */
export function secondStepHref(url: URL): string {
  return href('secondStep', undefined, { onSuccess: url.searchParams.get('onSuccess') ?? undefined });
}
