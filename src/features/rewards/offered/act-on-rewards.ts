import { redirect } from 'react-router';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { isRewardForm, rewardForms, type RefusedReward } from '../web/reward-forms.ts';

/** Opens the chest or buys a freeze without scripts: then shows the page again, or with the refusal. */
export async function actOnRewards({ page, url, form }: PageActionArgs): Promise<Response | RefusedReward> {
  const name = form.get('form');
  if (!isRewardForm(name)) return redirect(url.pathname);
  try {
    await rewardForms[name](page.api, form);
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    return { form: name, message: refusal.message };
  }
  return redirect(`${url.pathname}#${name}`);
}
