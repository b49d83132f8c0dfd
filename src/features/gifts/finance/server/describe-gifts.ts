import type { Ctx } from '#platform/ctx.ts';
import type { PurposePayment } from '#features/payments/server/public.ts';
import { giftPurpose } from '#features/gifts/giving/server/pay-gift.ts';
import { nameGift } from '#features/gifts/server/name-gift.ts';

/** Which plan payments give, and for how long, in the caller's language. */
export async function describeGifts(
  ctx: Pick<Ctx, 'db' | 'sayIn' | 'locale'>,
  payments: readonly Pick<PurposePayment, 'paymentId' | 'purpose' | 'purposeId'>[],
): Promise<{ paymentId: string; text: string }[]> {
  const own = payments.filter(({ purpose }) => purpose === giftPurpose);
  if (own.length === 0) return [];
  const ids = own.map(({ purposeId }) => purposeId);
  const gifts = await ctx.db
    .selectFrom('gifts')
    .select(['id', 'plan', 'months'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(gifts.map((gift) => [gift.id, nameGift(ctx, ctx.locale, gift)]));
  return own.flatMap(({ paymentId, purposeId }) => {
    const text = byId.get(purposeId);
    return text === undefined ? [] : { paymentId, text };
  });
}
