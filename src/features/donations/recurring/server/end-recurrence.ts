import type { Ctx } from '#platform/ctx.ts';
import { forgetSavedMethods } from '#features/payments/server/public.ts';
import { payerOf } from '#features/donations/giving/server/payer-of.ts';
import { updateDonation, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { updateRecurrence } from './recurrence-rows.ts';

/** Nothing more is taken for a donation, whose row is locked; what was kept to take it is forgotten. */
export async function endRecurrence(ctx: Ctx, donation: DonationRow): Promise<void> {
  await updateDonation(ctx, donation, { state: 'ended' });
  await updateRecurrence(ctx, { donation_id: donation.id }, { due_at: null, payment_id: null });
  await forgetSavedMethods(ctx, { payer: payerOf(donation) });
}
