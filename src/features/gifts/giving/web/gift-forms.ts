import type { Locale } from '#core/locale.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import type { GiftCardName } from '#core/gift-card-names.ts';
import { isCurrency } from '#core/money.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim, type FieldValues } from '#page/form/fields.ts';
import type { GiftMonths, GiftPlan } from '#features/gifts/policy.ts';

const delivery = { delivery: text, receiverAddress: text, sendOn: text };

const wanted = {
  offer: text,
  currency: text,
  card: text,
  giverName: text,
  giverAddress: text,
  receiverName: text,
  message: verbatim,
  language: text,
  ...delivery,
};

/** A plan for so many months, as one choice: `premium-3`. */
export const offerValue = (plan: GiftPlan, months: GiftMonths): string => `${plan}-${months}`;

/** The contract judges what was chosen. */
function readWanted({ offer, currency, card, language, ...values }: FieldValues<typeof wanted>) {
  const [plan, months] = offer.split('-');
  return {
    ...values,
    ...readDelivery(values),
    plan: plan as GiftPlan,
    months: Number(months) as GiftMonths,
    currency: isCurrency(currency) ? currency : 'USD',
    card: card as GiftCardName,
    language: language as Locale,
  };
}

/** What only a mail needs is not sent of a card that is printed; without a day it is mailed today. */
function readDelivery(values: FieldValues<typeof delivery>) {
  const isPrinted = values.delivery === 'print';
  return {
    delivery: values.delivery as 'mail' | 'print',
    receiverAddress: isPrinted ? undefined : values.receiverAddress,
    sendOn: isPrinted || values.sendOn === '' ? undefined : values.sendOn,
  };
}

export const makeGiftForm = defineForm({
  name: 'gift',
  fields: { ...wanted, key: text },
  send: ({ api }, { key, ...values }) => api.gifts.make.call({ ...readWanted(values), key }),
});

export const changeGiftForm = defineForm({
  name: 'changeGift',
  fields: wanted,
  send: ({ api, params }, values) =>
    api.gifts.change.call({ ...readWanted(values), token: params['token'] ?? '' }),
});

/** `total` is what the page showed. */
export const payGiftForm = defineForm({
  name: 'payGift',
  fields: { method: text, total: text },
  send: ({ api, params }, { method, total }) =>
    api.gifts.pay.call({
      token: params['token'] ?? '',
      method: method as PaymentMethod,
      total: Number(total),
    }),
});

/** Asks the provider what came of the payment. */
export const completeGiftForm = defineForm({
  name: 'completeGift',
  fields: {},
  send: ({ api, params, url }) =>
    api.gifts.complete.call({ token: params['token'] ?? '', query: Object.fromEntries(url.searchParams) }),
});

export const deliverGiftForm = defineForm({
  name: 'deliverGift',
  fields: delivery,
  send: ({ api, params }, values) =>
    api.gifts.deliver.call({ ...readDelivery(values), token: params['token'] ?? '' }),
});

export const resendGiftForm = defineForm({
  name: 'resendGift',
  fields: { receiverAddress: text },
  send: ({ api, params }, { receiverAddress }) =>
    api.gifts.resend.call({ token: params['token'] ?? '', receiverAddress }),
});

export const cancelGiftForm = defineForm({
  name: 'cancelGift',
  fields: {},
  send: ({ api, params }) => api.gifts.cancel.call({ token: params['token'] ?? '' }),
});
