import { money } from '#core/money.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { findReceipt, issueCreditNoteForRefund } from '#features/invoices/server/public.ts';
import type { PaymentCtx, PurposePayment, ReversedPayment } from '#features/payments/server/public.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import { contributionRestored, contributionReversed } from '#features/donations/server/donation-hooks.ts';
import {
  lockContribution,
  lockDonation,
  receiptCause,
  updateDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { readBooked } from '#features/donations/server/read-booked.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { donationPurpose } from './pay-donation.ts';

/**
 * Money for a donation has gone back, by a refund or a lost dispute: its contribution is less by as much, features above and the
 * donor hear of it, and there is a credit note. Once all of it has, the donation is void.
 */
export async function takeDonationBack(ctx: PaymentCtx, reversal: ReversedPayment): Promise<void> {
  const { whole, why, reference, part: told, paymentId } = reversal;
  const found = await followBooks(ctx, reversal);
  if (!found) return;
  const { donation, contribution, part } = found;
  if (whole) await updateDonation(ctx, donation, { state: 'void' });
  await callHook(ctx, contributionReversed, {
    donation: describeDonation(ctx, donation),
    contribution: describeContribution(contribution, { isFirst: true }),
    part: money(part, contribution.currency),
    whole,
    why,
    reference,
  });
  await tellDonor(ctx, donation, {
    kind: whole ? 'wentBack' : 'partWentBack',
    once: reference,
    sum: told,
    paymentId,
  });
  // Numbers are taken last, since everyone who issues a document waits for them.
  const receipt = await findReceipt(ctx, receiptCause(paymentId));
  if (receipt)
    await issueCreditNoteForRefund(ctx, {
      documentId: receipt.id,
      cause: `reversal:${reference}`,
      amount: told,
    });
}

/**
 * A refund has come back: the money is in the books again, and owed until finance has sent it another way. So what was void stays
 * void, and its credit note stays.
 */
export async function restoreDonation(
  ctx: PaymentCtx,
  restored: PurposePayment & { reference: string },
): Promise<void> {
  const found = await followBooks(ctx, restored);
  if (!found) return;
  const { donation, contribution, part } = found;
  await callHook(ctx, contributionRestored, {
    donation: describeDonation(ctx, donation),
    contribution: describeContribution(contribution, { isFirst: true }),
    part: money(-part, contribution.currency),
    reference: restored.reference,
  });
}

interface Followed {
  donation: DonationRow;
  contribution: ContributionRow;
  /** How much more of it has gone back, in minor units. */
  part: bigint;
}

/** Brings the contribution of a payment to what is booked of it; undefined if the payment gave none. */
async function followBooks(
  ctx: PaymentCtx,
  { purpose, purposeId, paymentId }: PurposePayment,
): Promise<Followed | undefined> {
  if (purpose !== donationPurpose) return undefined;
  const donation = await lockDonation(ctx, { id: purposeId });
  // A second payment gave nothing, and takes nothing away.
  const before = donation && (await lockContribution(ctx, paymentId));
  if (!before) return undefined;
  const refunded = before.amount - Number(await readBooked(ctx, paymentId));
  await ctx.db
    .updateTable('contributions')
    .set({ refunded, changed_at: ctx.clock.now() })
    .where('id', '=', before.id)
    .execute();
  return {
    donation,
    contribution: { ...before, refunded },
    part: BigInt(refunded - before.refunded),
  };
}
