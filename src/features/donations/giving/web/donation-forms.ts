import { isCurrency } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, optionalText, secret, text, verbatim, type FieldValues } from '#page/form/fields.ts';
import { readWay } from '#features/plans/offered/saved-way.ts';
import { isChannel, isPeriod, type Anonymity, type Dedication } from '#features/donations/policy.ts';
import { readAsked } from '#features/donations/web/donation-queries.ts';
import { giftAidFields, readGiftAid } from '#features/donations/gift-aid/web/gift-aid-forms.ts';
import type { ScheduleAct } from '#features/donations/recurring/policy.ts';

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
    period: text,
    amount: text,
    ownAmount: text,
    dedication: text,
    dedicationText: text,
    message: verbatim,
    donorName: text,
    donorAddress: text,
    anonymity: text,
    giftAid: checkbox,
    ...giftAidFields,
    ...paying,
    coversCosts: checkbox,
    currency: text,
    to: optionalText,
    via: optionalText,
    key: text,
  },
  // What the page's address has fixed is not the form's to say.
  send: ({ api, locale, url }, values) => {
    const { period, amount, currency, to, via } = values;
    const asked = readAsked(url);
    const chosen = amount === ownAmount ? values.ownAmount : amount;
    return api.donations.give.call({
      ...readPaying(values),
      key: values.key,
      period: asked.period ?? (isPeriod(period) ? period : 'once'),
      amount: asked.amount === undefined ? chosen : decimalInLanguage(asked.amount, locale),
      currency: isCurrency(currency) ? currency : 'USD',
      coversCosts: values.coversCosts,
      dedication: values.dedication as Dedication,
      dedicationText: values.dedicationText,
      message: values.message,
      donorName: values.donorName,
      donorAddress: values.donorAddress,
      anonymity: values.anonymity as Anonymity,
      ...(to !== undefined && to !== '' && { to }),
      ...(isChannel(via) && { via }),
      ...(values.giftAid && { giftAid: readGiftAid(values) }),
    });
  },
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

/** What of a donation that recurs changes; `about` is the act. The contract judges what is chosen. */
export const scheduleForm = defineForm({
  name: 'schedule',
  fields: { amount: optionalText, day: optionalText, on: optionalText, months: optionalText },
  send: ({ api, params }, { amount, day, on, months }, act) =>
    api.donations.changeSchedule.call({
      token: params['token'] ?? '',
      act: act as ScheduleAct,
      amount,
      on,
      ...(day !== undefined && { day: Number(day) }),
      ...(months !== undefined && { months: Number(months) }),
    }),
});
