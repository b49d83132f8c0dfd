import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { askForRefund, type PaymentCtx } from '#features/payments/server/public.ts';
import { cancelableUntil } from '#features/gifts/policy.ts';
import { findGift, lockKnownGift, updateGift, type GiftName } from '#features/gifts/server/gift-rows.ts';
import type { GiftView } from '../contract.ts';
import { viewGift } from './view-gift.ts';

/** The giver takes back a gift that nobody has claimed. After 14 days she asks for it, and finance decides. */
export function cancelGift(ctx: RequestCtx, { token }: { token: string }): Promise<GiftView> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await findGift(ctx, { token });
    const now = ctx.clock.now();
    const mayCancel = gift && cancelableUntil({ state: gift.state, paidAt: gift.paid_at }, now);
    if (mayCancel) {
      await refundGift(ctx, { token }, 'payer');
    } else {
      const locked = await lockKnownGift(ctx, { token });
      if (locked.state !== 'ready') throw new Conflict('not_waiting', 'gifts.refusal.notWaiting');
      if (locked.refund_asked_at === null) await updateGift(ctx, locked, { refund_asked_at: now });
    }
    return viewGift(ctx, await lockKnownGift(ctx, { token }));
  });
}

/**
 * Gives back what is left of the money for a gift, which nobody can claim from now on. In the caller's transaction; refuses one that
 * was claimed meanwhile.
 */
export async function refundGift(ctx: PaymentCtx, name: GiftName, cause: string): Promise<void> {
  const seen = await findGift(ctx, name);
  if (seen?.state !== 'ready' || seen.payment_id === null)
    throw new Conflict('not_waiting', 'gifts.refusal.notWaiting');
  // The payment is locked before the gift, as where its money arrives and goes back.
  await askForRefund(ctx, seen.payment_id, {
    id: `gift-${seen.id}`,
    reason: 'gift_canceled',
    cause,
  });
  const gift = await lockKnownGift(ctx, name);
  if (gift.state !== 'ready') throw new Conflict('not_waiting', 'gifts.refusal.notWaiting');
  await updateGift(ctx, gift, { state: 'canceled', step: null, due_at: null, ended_at: ctx.clock.now() });
}
