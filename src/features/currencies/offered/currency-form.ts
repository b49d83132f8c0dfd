import { isCurrency } from '#core/money.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';

/** Whichever page it is on, it is sent to `/currency`, which leads back. */
export const currencyForm = defineForm({
  name: 'currency',
  fields: { currency: text, back: optionalText },
  send: ({ api }, { currency }) =>
    // The contract judges whether there is such a currency; the menu has no other.
    api.currencies.choose.call({ currency: isCurrency(currency) ? currency : 'USD' }),
});
