import { isCurrency, type Currency } from '#core/money.ts';
import { sameOriginPath } from '#urls.ts';
import { paidPlans, periods, type PaidPlan, type Period } from '../policy.ts';

/** What a page's address says of an offer; whatever it does not say, or says wrong, is left out. */
export interface AskedOffer {
  plan: PaidPlan | undefined;
  period: Period;
  currency: Currency | undefined;
  coupon: string | undefined;
  /** Whether she wants to pay although a payment of hers is being confirmed. */
  again: boolean;
  /** Where she goes on once she has what she wanted, such as the film that was closed. */
  onSuccess: string | undefined;
}

export function readAsked({ searchParams }: URL): AskedOffer {
  const currency = searchParams.get('currency')?.toUpperCase();
  return {
    plan: paidPlans.find((plan) => plan === searchParams.get('plan')),
    period: periods.find((period) => period === searchParams.get('period')) ?? 'year',
    currency: isCurrency(currency) ? currency : undefined,
    coupon: searchParams.get('coupon')?.trim() || undefined,
    again: searchParams.get('again') === 'yes',
    onSuccess: sameOriginPath(searchParams.get('onSuccess')),
  };
}

/** What links of one of these pages to the others keep. */
export function keptOf({ coupon, onSuccess }: AskedOffer): Record<string, string> {
  return { ...(coupon !== undefined && { coupon }), ...(onSuccess !== undefined && { onSuccess }) };
}
