import { money, type Money } from '#core/money.ts';
import { discountRenewal, termsOf } from '#features/coupons/server/public.ts';
import { taxOf, type TaxRule } from '#features/invoices/server/public.ts';
import type { Payer } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Offer } from '#features/plans/policy.ts';
import type { SubscriptionRow } from '#features/plans/server/accounts.ts';
import { findTaxRule } from '#features/plans/server/tax-rule.ts';

/** What the next period of a subscription costs, with its coupon and tax: `due` is without tax that is added, `gross` is what is charged. */
export async function quoteRenewal(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  live: SubscriptionRow,
  buyer: Payer,
): Promise<{
  offer: Offer;
  price: Money;
  off: Money;
  due: Money;
  rule: TaxRule | undefined;
  tax: Money;
  gross: Money;
}> {
  const offer = { plan: live.next_plan ?? live.plan, period: live.next_period ?? live.period };
  const price = money(live.next_price ?? live.price, live.currency);
  const rule = await findTaxRule(ctx, buyer, live.currency);
  const terms = live.coupon_order_id === null ? undefined : await termsOf(ctx, live.coupon_order_id);
  const { due, off } = terms ? discountRenewal(terms, price) : { due: price, off: money(0, live.currency) };
  return { offer, price, off, due, rule, ...taxOf(due, rule) };
}
