import { money } from '#core/money.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import { paymentReversed, type ReversedPayment } from './payment-hooks.ts';
import { purposeOf, type PaymentRow } from './payment-rows.ts';

/** Tells the feature whose purpose it is that `part` of what was captured has gone back. */
export async function tellReversal(
  ctx: PaymentCtx,
  payment: PaymentRow,
  { part, ...told }: { part: bigint } & Pick<ReversedPayment, 'why' | 'reference'>,
): Promise<void> {
  const [asked, captured] = [BigInt(payment.amount), BigInt(payment.captured)];
  const before = BigInt(payment.refunded + payment.lost);
  // Counted from the beginning, so that all parts come to all of it.
  const share = (asked * (before + part)) / captured - (asked * before) / captured;
  if (share === 0n) return;
  await callHook(ctx, paymentReversed, {
    ...purposeOf(payment),
    ...told,
    part: money(share, payment.currency),
    whole: before + part === captured,
  });
}
