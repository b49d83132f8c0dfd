import { legalEntityOf } from '#core/payment-providers.ts';
import { findInvoice, issueCreditNoteForRefund } from '#features/invoices/server/public.ts';
import { book } from '#features/ledger/server/public.ts';
import type { PaymentCtx, ReversedPayment } from '#features/payments/server/public.ts';
import { withdrawGrant } from '#features/plans/server/public.ts';
import { lockGift, updateGift } from '#features/gifts/server/gift-rows.ts';
import { grantOf, invoiceCause } from '#features/gifts/server/causes.ts';
import { readBooked } from '#features/gifts/server/read-booked.ts';
import { giftPurpose } from './pay-gift.ts';

/**
 * Money for a gift has gone back. Once all of it has, its code is void, and a plan that it gave is withdrawn. Of a gift that was
 * claimed, it comes out of the income of its plan.
 */
export async function takeGiftBack(ctx: PaymentCtx, reversal: ReversedPayment): Promise<void> {
  const { purpose, purposeId, paymentId, part, whole, reference } = reversal;
  if (purpose !== giftPurpose) return;
  const gift = await lockGift(ctx, { id: purposeId });
  // A second payment gave nothing, and takes nothing away.
  if (!gift?.paid_at || gift.payment_id !== paymentId) return;
  const booked = await readBooked(ctx, paymentId);
  const wasClaimed = gift.claimed_at !== null;
  if (wasClaimed) {
    await book(ctx, {
      entity: legalEntityOf(gift.currency),
      currency: gift.currency,
      cause: `gift:${gift.id}:${reference}`,
      paymentId,
      lines: [
        { purpose: 'gift-codes', amount: booked },
        { purpose: 'income', detail: `plan-${gift.plan}`, amount: -booked },
      ],
      note: 'money for a gift that was claimed has gone back',
    });
    if (whole && gift.claimed_by !== null) await withdrawGrant(ctx, gift.claimed_by, grantOf(gift));
  }
  await updateGift(ctx, gift, {
    owed: wasClaimed ? 0 : Number(booked),
    ...(whole && { state: 'void', ended_at: ctx.clock.now(), step: null, due_at: null }),
  });
  // Numbers are taken last, since everyone who issues a document waits for them.
  const invoice = await findInvoice(ctx, invoiceCause(gift));
  if (invoice)
    await issueCreditNoteForRefund(ctx, {
      documentId: invoice.id,
      cause: `reversal:${reference}`,
      amount: part,
    });
}
