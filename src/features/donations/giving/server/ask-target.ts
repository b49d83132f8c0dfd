import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import {
  donationAsked,
  type AnsweredDonation,
  type AskedDonation,
} from '#features/donations/server/donation-hooks.ts';

/** Asks the feature whose target it is, such as `campaign:ID`; undefined if it is nobody's. */
export async function askTarget(
  ctx: RequestCtx,
  to: string,
  asked: Pick<AskedDonation, 'period' | 'amount'>,
): Promise<AnsweredDonation | undefined> {
  const [targetKind = '', targetId = ''] = to.split(':', 2);
  const answers = await callHook(ctx, donationAsked, { targetKind, targetId, ...asked });
  return answers.find((each) => each !== undefined);
}
