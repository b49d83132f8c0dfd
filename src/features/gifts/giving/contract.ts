import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { giftCardNames } from '#core/gift-card-names.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { paymentMethods } from '#core/payment-providers.ts';
import { EmailAddress, paragraphs, personName } from '#features/people/contract.ts';
import { giftMonths, giftPlans, giftStates, longestMessage } from '../policy.ts';

const Prices = z.array(z.object({ months: z.literal(giftMonths), price: z.int() }));

/** What a gift costs in a currency, in minor units, and what is known of its giver. */
export const GiftOffersView = z.object({
  currency: z.enum(currencyCodes),
  prices: z.object({ standard: Prices, premium: Prices }),
  /** The first and the last day on which a card can be sent, where the caller is. */
  firstDay: z.string(),
  lastDay: z.string(),
  giverName: z.string(),
  giverAddress: z.string(),
});
export type GiftOffersView = z.infer<typeof GiftOffersView>;

/** How the card reaches its receiver: mailed to her on a day, or printed by its giver. */
const Delivery = {
  delivery: z.enum(['mail', 'print']),
  receiverAddress: z.optional(EmailAddress),
  sendOn: z.optional(z.iso.date('gifts.field.sendOn')),
};

const Wanted = z.object({
  plan: z.enum(giftPlans),
  months: z.literal(giftMonths),
  currency: z.enum(currencyCodes),
  card: z.enum(giftCardNames),
  /** Of the card, and of the mail that brings it. */
  language: z.enum(localeCodes),
  giverName: personName(60).check(z.minLength(1, 'gifts.field.giverName')),
  giverAddress: EmailAddress,
  receiverName: personName(60).check(z.minLength(1, 'gifts.field.receiverName')),
  message: paragraphs(longestMessage, 'gifts.field.message'),
  ...Delivery,
});

/** A gift as it is asked for; `key` makes a repeat the same gift. */
export const GiftInput = z.extend(Wanted, { key: z.string().check(z.minLength(8), z.maxLength(100)) });
export type GiftInput = z.infer<typeof GiftInput>;
export type WantedGift = z.infer<typeof Wanted>;

/** The secret of its giver's page: anyone who has it acts as the giver. */
const Token = z.object({ token: z.string().check(z.maxLength(100)) });

/** Everything of a gift, for its giver. Amounts are in minor units: `total` is `price` with `tax` in it or added to it. */
export const GiftView = z.object({
  state: z.enum(giftStates),
  plan: z.enum(giftPlans),
  months: z.literal(giftMonths),
  currency: z.enum(currencyCodes),
  price: z.int(),
  tax: z.nullable(
    z.object({
      amount: z.int(),
      name: z.enum(['vat', 'sales_tax', 'gst']),
      rate: z.int(),
      mode: z.enum(['inclusive', 'added']),
    }),
  ),
  total: z.int(),
  card: z.enum(giftCardNames),
  language: z.enum(localeCodes),
  giverName: z.string(),
  giverAddress: z.string(),
  receiverName: z.string(),
  message: z.string(),
  /** Null for a card that its giver prints. */
  receiverAddress: z.nullable(z.string()),
  sendOn: z.nullable(z.string()),
  /** When it will be sent, and whether that waits for the end of Shabbat or Yom Tov. */
  sendsAt: z.nullable(z.string()),
  waitsForHolyDay: z.boolean(),
  sentAt: z.nullable(z.string()),
  claimedAt: z.nullable(z.string()),
  /** What claims it, while it can be claimed. */
  code: z.nullable(z.string()),
  /** What is printed in the card besides, in its language. */
  printed: z.object({ gift: z.string(), how: z.string() }),
  /** Of a draft: how it can be paid, when paying is possible again if melacha is forbidden, and how far a payment is. */
  methods: z.array(z.enum(paymentMethods)),
  reopensAt: z.nullable(z.string()),
  payment: z.enum(['none', 'waiting', 'failed', 'review']),
  /** Whether its giver has probably paid, and only the provider’s confirmation is missing. */
  isConfirming: z.boolean(),
  failure: z.nullable(z.string()),
  payHref: z.nullable(z.string()),
  /** Until when the giver can take it back herself. */
  cancelableUntil: z.nullable(z.string()),
  refundAsked: z.boolean(),
  invoiceHref: z.nullable(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
});
export type GiftView = z.infer<typeof GiftView>;

const notFound = refuses({ notFound: true });

export const givingContract = {
  offers: oc
    .route({
      method: 'GET',
      path: '/gifts/offers',
      operationId: 'getGiftOffers',
      summary: 'Get what plans cost as gifts, by default in the currency of the caller’s place',
    })
    .input(z.object({ currency: z.optional(z.enum(currencyCodes)) }))
    .output(GiftOffersView),
  make: oc
    .route({
      method: 'POST',
      path: '/gifts',
      operationId: 'makeGift',
      summary: 'Write a gift down, to look at it and pay for it; no account is needed',
    })
    .meta(refuses({ conflict: ['minor', 'key_used'] }))
    .input(GiftInput)
    .output(Token),
  /** For the page to which the provider leads back, which must not have the token in its address. */
  begun: oc
    .route({
      method: 'GET',
      path: '/gifts/begun',
      operationId: 'getBegunGift',
      summary: 'Get the token of the gift that this browser has made last',
    })
    .output(z.object({ token: z.nullable(z.string()) })),
  get: oc
    .route({
      method: 'GET',
      path: '/gifts/{token}',
      operationId: 'getGift',
      summary: 'Get everything of a gift, for its giver',
    })
    .meta(notFound)
    .input(Token)
    .output(GiftView),
  change: oc
    .route({
      method: 'PUT',
      path: '/gifts/{token}',
      operationId: 'changeGift',
      summary: 'Change a gift that is not paid for yet',
    })
    .meta(refuses({ notFound: true, conflict: ['minor', 'already_paid'] }))
    .input(z.extend(Wanted, Token.shape))
    .output(GiftView),
  pay: oc
    .route({
      method: 'POST',
      path: '/gifts/{token}/payments',
      operationId: 'payGift',
      summary: 'Begin paying for a gift; the answer says where',
    })
    .meta(
      refuses({
        notFound: true,
        conflict: [
          'minor',
          'already_paid',
          'holy_day',
          'price_changed',
          'method_unavailable',
          'provider_away',
          'at_work',
        ],
      }),
    )
    .input(z.extend(Token, { method: z.enum(paymentMethods), total: z.int() }))
    .output(z.object({ payHref: z.nullable(z.string()) })),
  complete: oc
    .route({
      method: 'POST',
      path: '/gifts/{token}/complete',
      operationId: 'completeGift',
      summary: 'Ask the provider what came of a payment, once the giver is back',
    })
    .meta(notFound)
    .input(z.extend(Token, { query: z.record(z.string(), z.string().check(z.maxLength(2000))) }))
    .output(GiftView),
  deliver: oc
    .route({
      method: 'PUT',
      path: '/gifts/{token}/delivery',
      operationId: 'changeGiftDelivery',
      summary: 'Change how and when a card that has not been sent yet reaches its receiver',
    })
    .meta(refuses({ notFound: true, conflict: ['already_sent', 'not_waiting'] }))
    .input(z.extend(Token, Delivery))
    .output(GiftView),
  resend: oc
    .route({
      method: 'POST',
      path: '/gifts/{token}/sendings',
      operationId: 'resendGift',
      summary: 'Send a card again; at another address it has another code',
    })
    .meta(refuses({ notFound: true, conflict: ['not_waiting'] }))
    .input(z.extend(Token, { receiverAddress: EmailAddress }))
    .output(GiftView),
  cancel: oc
    .route({
      method: 'POST',
      path: '/gifts/{token}/cancel',
      operationId: 'cancelGift',
      summary: 'Take back a gift that nobody has claimed, within 14 days; later, ask for it',
    })
    .meta(refuses({ notFound: true, conflict: ['not_waiting', 'not_refundable'] }))
    .input(Token)
    .output(GiftView),
};
