import type { Ctx } from '#platform/ctx.ts';
import { endRecurringTo, type DonationFacts } from '#features/donations/server/public.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import { findCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { campaignTarget, readTarget } from './answer-donations.ts';

/** Ends the recurring gifts to a canceled campaign. */
export const endGifts = (ctx: Ctx, campaignId: string): Promise<void> =>
  endRecurringTo(ctx, { targetKind: campaignTarget, targetId: campaignId });

/** Refuses money that arrives after its campaign was canceled, so that it goes back to the donor. */
export async function offerToCampaign(
  ctx: PaymentCtx,
  { targetKind, targetId }: DonationFacts,
): Promise<string | undefined> {
  if (targetKind !== campaignTarget || targetId === undefined) return undefined;
  const campaign = await findCampaign(ctx, { id: readTarget(targetId).campaignId });
  return campaign?.state === 'cancelled' ? 'not_kept' : undefined;
}
