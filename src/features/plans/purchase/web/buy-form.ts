import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { isCurrency } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { readAsked } from '#features/plans/web/asked-offer.ts';

/** What is bought is in the page's address; `total` is what the page showed, and `key` makes a second sending the same purchase. */
export const buyForm = defineForm({
  name: 'buy',
  fields: { method: text, currency: text, total: text, key: text, coupon: optionalText },
  send({ api, url }, { method, currency, total, key, coupon }) {
    const { plan = 'standard', period, onSuccess } = readAsked(url);
    return api.plans.buy.call({
      plan,
      period,
      currency: isCurrency(currency) ? currency : 'USD',
      // The contract judges whether there is such a method.
      method: method as PaymentMethod,
      key,
      coupon,
      total: Number(total),
      onSuccess,
    });
  },
});

/** Asks the provider what came of the purchase of the page's address. */
export const completeForm = defineForm({
  name: 'complete',
  fields: {},
  send: ({ api, url }) =>
    api.plans.complete.call({
      id: url.searchParams.get('order') ?? '',
      query: Object.fromEntries(url.searchParams),
    }),
});
