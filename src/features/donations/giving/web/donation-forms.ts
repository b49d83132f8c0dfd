import { isCurrency } from '#core/money.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, optionalText, secret, text, verbatim, type FieldValues } from '#page/form/fields.ts';
import { readWay } from '#features/plans/offered/saved-way.ts';
import type { Anonymity, Dedication } from '#features/donations/policy.ts';

/** The choice beside the proposed amounts. */
export const ownAmount = 'own';

/** How it is paid. What proves an account at a fund is never shown again. */
const paying = { method: text, fundAccount: text, fundCode: secret, keeps: checkbox };

/** The contract judges what was chosen. */
function readPaying({ method, fundAccount, fundCode, keeps }: FieldValues<typeof paying>) {
  return {
    ...readWay(method),
    ...(fundAccount !== '' && { fundAccount, fundCode }),
    keeps,
  };
}

export const giveForm = defineForm({
  name: 'give',
  fields: {
    amount: text,
    ownAmount: text,
    dedication: text,
    dedicationText: text,
    message: verbatim,
    donorName: text,
    donorAddress: text,
    anonymity: text,
    ...paying,
    coversCosts: checkbox,
    currency: text,
    to: optionalText,
    key: text,
  },
  send: ({ api }, { amount, ownAmount: typed, currency, to, dedication, anonymity, ...values }) =>
    api.donations.give.call({
      ...values,
      ...readPaying(values),
      period: 'once',
      amount: amount === ownAmount ? typed : amount,
      currency: isCurrency(currency) ? currency : 'USD',
      dedication: dedication as Dedication,
      anonymity: anonymity as Anonymity,
      ...(to !== undefined && to !== '' && { to }),
    }),
});

/** Pays a donation that is written down. */
export const payForm = defineForm({
  name: 'payDonation',
  fields: paying,
  send: ({ api, params }, values) =>
    api.donations.pay.call({ token: params['token'] ?? '', ...readPaying(values) }),
});

/** Asks the provider what came of the payment. */
export const completeForm = defineForm({
  name: 'completeDonation',
  fields: {},
  send: ({ api, params, url }) =>
    api.donations.complete.call({
      token: params['token'] ?? '',
      query: Object.fromEntries(url.searchParams),
    }),
});

export const linksForm = defineForm({
  name: 'donationLinks',
  fields: { emailAddress: text },
  send: ({ api }, values) => api.donations.sendLinks.call(values),
});
