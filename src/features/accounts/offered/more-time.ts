import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';
import type { TimeRestriction } from '../time/contract.ts';
import { textOf } from '../web/text-of.ts';

/** The name of the form with which an adult adds time today. */
export const moreTimeForm = 'moreTime';

/** What that form shows again if it was refused without JavaScript. */
export interface RefusedMoreTime {
  form: typeof moreTimeForm;
  refusal: PageRefusal;
}

/** Sends the form: from the page, or from the server without JavaScript. */
export function giveMoreTime(api: PageApi, form: FormData): Promise<TimeRestriction> {
  return api.accounts.restrictTime.call({
    extraMinutes: textOf(form, 'extraMinutes') === '30' ? 30 : 15,
    currentPassword: textOf(form, 'currentPassword'),
  });
}

/** The same for a page's `act`: undefined on success, else the refusal. */
export async function giveMoreTimeByForm(api: PageApi, form: FormData): Promise<RefusedMoreTime | undefined> {
  try {
    await giveMoreTime(api, form);
    return undefined;
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    return { form: moreTimeForm, refusal };
  }
}
