import { money } from '#core/money.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import {
  donationAsked,
  type AnsweredDonation,
  type AskedDonation,
} from '#features/donations/server/donation-hooks.ts';
import type { DonationRow } from '#features/donations/server/donation-rows.ts';

/** Asks the feature whose target it is, such as `campaign:ID`; undefined if it is nobody's. */
export async function askTarget(
  ctx: RequestCtx,
  to: string,
  asked: Pick<AskedDonation, 'period' | 'amount'> & { isByHand?: boolean },
): Promise<AnsweredDonation | undefined> {
  const [targetKind = '', targetId = ''] = to.split(':', 2);
  const answers = await callHook(ctx, donationAsked, { isByHand: false, ...asked, targetKind, targetId });
  return answers.find((each) => each !== undefined);
}

/** Why a donation that is not given yet can no longer be paid, as a message: what it is for takes nothing more. Undefined if it can. */
export async function findClosed(
  ctx: RequestCtx,
  { state, target_kind, target_id, period, amount, currency }: DonationRow,
): Promise<string | undefined> {
  if (state !== 'draft' || target_id === null) return undefined;
  const asked = { period, amount: money(amount, currency) };
  const answer = await askTarget(ctx, `${target_kind}:${target_id}`, asked);
  return answer?.kind === 'accepted' ? undefined : (answer?.messageKey ?? 'donations.refusal.targetUnknown');
}
