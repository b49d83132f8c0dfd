import { isCurrency, type Currency } from '#core/money.ts';
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
      currency: currencyOf(currency),
      version: Number(version),
      rate: rate.replace(',', '.'),
    }),
});

/** What to do with the rate that the feed proposes, about the currency of this code. */
export const judgeForm = defineForm({
  name: 'judge',
  fields: { version: text, proposal: text, verdict: text },
  send: ({ api }, { version, proposal, verdict }, currency) =>
    api.currencies.judgeRate.call({
      currency: currencyOf(currency),
      version: Number(version),
      proposal: Number(proposal),
      take: verdict === 'take',
    }),
});

const currencyOf = (code: string | undefined): Currency => (isCurrency(code) ? code : 'USD');
