import { decimalText, isCurrency } from '#core/money.ts';
import { readMoney } from '#core/money-input.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

const version = { version: text };

/** What can be done with the license of this id; each says which version of it was seen. */
export const acceptForm = defineForm({
  name: 'accept',
  fields: version,
  send: ({ api }, typed, id = '') => api.licenses.accept.call({ id, version: Number(typed.version) }),
});

export const declineForm = defineForm({
  name: 'decline',
  fields: { ...version, reason: verbatim },
  send: ({ api }, typed, id = '') =>
    api.licenses.decline.call({ id, version: Number(typed.version), reason: typed.reason }),
});

export const paidForm = defineForm({
  name: 'paid',
  fields: { ...version, paidOn: text, reference: text, amount: text, currency: text },
  send({ api, locale }, { currency, amount, ...typed }, id = '') {
    // As people of the language type it; what is no clear amount goes on as it is, and is refused.
    const read = readMoney(amount, { currency: isCurrency(currency) ? currency : 'USD', locale });
    return api.licenses.markPaid.call({
      ...typed,
      id,
      version: Number(typed.version),
      amount: 'money' in read ? decimalText(read.money) : amount,
    });
  },
});

export const cancelForm = defineForm({
  name: 'cancel',
  fields: { ...version, reason: verbatim },
  send: ({ api }, typed, id = '') =>
    api.licenses.cancel.call({ id, version: Number(typed.version), reason: typed.reason }),
});
