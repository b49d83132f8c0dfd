import type { Ctx } from '#platform/ctx.ts';
import type { PurposePayment } from '#features/payments/server/public.ts';
import { nameOffer } from '#features/plans/server/name-offer.ts';
import { planPurpose } from './buy.ts';

/** Which plan and period payments are for, in the caller's language. */
export async function describeOrders(
  ctx: Pick<Ctx, 'db' | 'sayIn' | 'locale'>,
  payments: readonly Pick<PurposePayment, 'paymentId' | 'purpose' | 'purposeId'>[],
): Promise<{ paymentId: string; text: string }[]> {
  const own = payments.filter(({ purpose }) => purpose === planPurpose);
  if (own.length === 0) return [];
  const ids = own.map(({ purposeId }) => purposeId);
  const orders = await ctx.db
    .selectFrom('plan_orders')
    .select(['id', 'plan', 'period'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(orders.map((order) => [order.id, nameOffer(ctx, ctx.locale, order)]));
  return own.flatMap(({ paymentId, purposeId }) => {
    const text = byId.get(purposeId);
    return text === undefined ? [] : { paymentId, text };
  });
}
