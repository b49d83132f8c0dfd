import { isCurrency } from '#core/money.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/**
 * About the currency of this code. A comma may stand for the point: a rate has no thousands, so it cannot be anything else. The
 * dollar has no rate, so the server refuses it, and with it what is no currency.
 */
export const rateForm = defineForm({
  name: 'rate',
  fields: { rate: text, version: text },
  send: ({ api }, { rate, version }, currency) =>
    api.currencies.changeRate.call({
      currency: isCurrency(currency) ? currency : 'USD',
      version: Number(version),
      rate: rate.replace(',', '.'),
    }),
});
