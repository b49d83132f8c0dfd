import { redirect } from 'react-router';
import { actOnForm } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { leaveClassicModeForm } from './leave-classic-mode.ts';

/** Switches classic mode off without JavaScript, and shows the page again. */
export function leaveClassicMode(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForm(args, leaveClassicModeForm, { next: () => redirect(args.url.pathname) });
}
