import { redirect } from 'react-router';
import { findRefusal } from '../../../../page/find-refusal.ts';
import type { PageActionArgs } from '../../../../page/page-route.ts';
import { isPlanForm, planForms, readPlan } from './plan-forms.ts';
import type { RefusedPlan } from './refused-plan.ts';

/** A plan's form without scripts: saves it and shows the page anew, or the page with what was refused. */
export async function savePlan({ page, params, url, form }: PageActionArgs): Promise<Response | RefusedPlan> {
  const name = form.get('form');
  try {
    if (isPlanForm(name)) await planForms[name](page.api, params['itemId'] ?? '', form);
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status !== 422) throw error;
    return { refusal, ...readPlan(form) };
  }
  return redirect(url.pathname);
}
