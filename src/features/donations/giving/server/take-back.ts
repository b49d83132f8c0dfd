import { money } from '#core/money.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { findReceipt, issueCreditNoteForRefund } from '#features/invoices/server/public.ts';
import type { PaymentCtx, PurposePayment, ReversedPayment } from '#features/payments/server/public.ts';
import { countForDonor } from '#features/donations/donors/server/count-donor.ts';
import { followRefund } from '#features/donations/gift-aid/server/cover-gifts.ts';
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
import { settleAccount } from '#features/donations/server/settle-account.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { endRecurrence } from '#features/donations/recurring/server/end-recurrence.ts';
import { findRecurringPayment } from '#features/donations/recurring/server/recurrence-rows.ts';
import { donationPurpose } from './donation-purpose.ts';

/**
 * Money for a donation has gone back, by a refund or a lost dispute: its contribution is less by as much, features above and the
 * donor hear of it, and there is a credit note. Once all of it has, a donation that is given once is void.
 */
export async function takeDonationBack(ctx: PaymentCtx, reversal: ReversedPayment): Promise<void> {
  const { whole, why, reference, part: told, paymentId } = reversal;
  const found = await followBooks(ctx, reversal, reference);
  if (!found) return;
  const { donation, contribution, part, isFirst } = found;
  const recurs = donation.period !== 'once';
  if (whole && !recurs) await updateDonation(ctx, donation, { state: 'void' });
  // Her bank has taken a gift back on her word, so no other is taken.
  if (why === 'lost' && donation.state === 'running') await endRecurrence(ctx, donation);
  await callHook(ctx, contributionReversed, {
    donation: describeDonation(ctx, donation),
    contribution: describeContribution(contribution, { isFirst }),
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
  const found = await followBooks(ctx, restored, `${restored.reference}:returned`);
  if (!found) return;
  const { donation, contribution, part, isFirst } = found;
  await callHook(ctx, contributionRestored, {
    donation: describeDonation(ctx, donation),
    contribution: describeContribution(contribution, { isFirst }),
    part: money(-part, contribution.currency),
    reference: restored.reference,
  });
}

interface Followed {
  donation: DonationRow;
  contribution: ContributionRow;
  /** Of those of its donation. */
  isFirst: boolean;
  /** How much more of it has gone back, in minor units. */
  part: bigint;
}

/** Brings the contribution of a payment to what is booked of it; undefined if the payment gave none. */
async function followBooks(
  ctx: PaymentCtx,
  { purpose, purposeId, paymentId }: PurposePayment,
  reference: string,
): Promise<Followed | undefined> {
  if (purpose !== donationPurpose) return undefined;
  const donation = await lockDonation(ctx, { id: purposeId });
  // A second payment gave nothing, and takes nothing away.
  const before = donation && (await lockContribution(ctx, paymentId));
  if (!before) return undefined;
  await settleAccount(ctx, donation, before, reference);
  const refunded = before.amount - Number(await readBooked(ctx, paymentId));
  await ctx.db
    .updateTable('contributions')
    .set({ refunded, changed_at: ctx.clock.now() })
    .where('id', '=', before.id)
    .execute();
  await countForDonor(ctx, donation);
  await followRefund(ctx, { ...before, refunded });
  return {
    donation,
    contribution: { ...before, refunded },
    isFirst: donation.period === 'once' || !(await findRecurringPayment(ctx, paymentId)),
    part: BigInt(refunded - before.refunded),
  };
}
