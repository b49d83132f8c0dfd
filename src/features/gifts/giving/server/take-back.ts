import { legalEntityOf } from '#core/payment-providers.ts';
import { findInvoice, issueCreditNoteForRefund } from '#features/invoices/server/public.ts';
import { book } from '#features/ledger/server/public.ts';
import type { PaymentCtx, PurposePayment, ReversedPayment } from '#features/payments/server/public.ts';
import { withdrawGrant } from '#features/plans/server/public.ts';
import { lockGift, updateGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
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
    await bookToIncome(ctx, gift, {
      booked,
      reference,
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

/**
 * A refund has come back. What a gift is worth that waits or was claimed is as before. One whose money had all gone back stays without a
 * code that works: its giver wanted her money, which is owed until finance has sent it again.
 */
export async function keepReturned(
  ctx: PaymentCtx,
  { purpose, purposeId, paymentId, reference }: PurposePayment & { reference: string },
): Promise<void> {
  if (purpose !== giftPurpose) return;
  const gift = await lockGift(ctx, { id: purposeId });
  if (!gift?.paid_at || gift.payment_id !== paymentId) return;
  const booked = await readBooked(ctx, paymentId);
  if (gift.state === 'claimed')
    return bookToIncome(ctx, gift, {
      booked,
      reference: `${reference}:returned`,
      note: 'a refund of a gift that was claimed has come back',
    });
  await updateGift(ctx, gift, { owed: Number(booked), ...(gift.state === 'void' && { state: 'canceled' }) });
}

/** What is booked as owed for a gift that was claimed is income of its plan, or comes out of it. */
async function bookToIncome(
  ctx: PaymentCtx,
  { id, currency, plan, payment_id }: GiftRow,
  { booked, reference, note }: { booked: bigint; reference: string; note: string },
): Promise<void> {
  // A transfer of nothing is none: what had come back and goes away again was never income.
  if (booked === 0n) return;
  await book(ctx, {
    entity: legalEntityOf(currency),
    currency,
    cause: `gift:${id}:${reference}`,
    paymentId: payment_id ?? undefined,
    lines: [
      { purpose: 'gift-codes', amount: booked },
      { purpose: 'income', detail: `plan-${plan}`, amount: -booked },
    ],
    note,
  });
}
