import { isCurrency } from '#core/money.ts';
import type { Locale } from '#core/locale.ts';
import type { OfflineMethod } from '#core/payment-providers.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';
import type { Anonymity } from '#features/donations/policy.ts';

/** A gift that came by hand. The contract judges what was chosen. */
export const enterForm = defineForm({
  name: 'enterGift',
  fields: {
    donorName: text,
    emailAddress: text,
    postalAddress: verbatim,
    country: text,
    language: text,
    amount: text,
    currency: text,
    method: text,
    receivedOn: text,
    to: text,
    anonymity: text,
    note: verbatim,
    key: text,
  },
  send: ({ api }, { currency, method, anonymity, language, ...values }) =>
    api.donations.adminEnterGift.call({
      ...values,
      currency: isCurrency(currency) ? currency : 'USD',
      method: method as OfflineMethod,
      anonymity: anonymity as Anonymity,
      language: language as Locale,
    }),
});

/** Takes the gift of this id back, with the reason. */
export const correctForm = defineForm({
  name: 'correctGift',
  fields: { reason: text },
  send: ({ api }, { reason }, id = '') => api.donations.adminCorrectGift.call({ id, reason }),
});

/** Moves the donation of this id from where it was seen. */
export const moveForm = defineForm({
  name: 'moveDonation',
  fields: { to: text, reason: text, from: text },
  send: ({ api }, values, id = '') => api.donations.adminMoveDonation.call({ id, ...values }),
});
