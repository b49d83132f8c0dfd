import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { paymentMethods } from '#core/payment-providers.ts';
import { paidPlans, periods } from '../policy.ts';

const Prices = z.object({ month: z.int(), year: z.int() });

/** What plans cost in a currency, in minor units, and what the caller may do. */
export const OffersView = z.object({
  currency: z.enum(currencyCodes),
  prices: z.object({ standard: Prices, premium: Prices }),
  seats: z.object({ standard: z.int(), premium: z.int() }),
  trialDays: z.int(),
  /** Whether the caller, or a visitor once she has an account, can begin a trial. */
  mayTry: z.boolean(),
});
export type OffersView = z.infer<typeof OffersView>;

const Coupon = z.optional(z.string().check(z.maxLength(100)));

/**
 * What a code takes off the first payment of the offers that it is for, in minor units, with so many free days before it. `problem`: why it cannot
 * be used at all.
 */
export const CouponOffersView = z.nullable(
  z.object({
    code: z.string(),
    offers: z.array(
      z.object({
        plan: z.enum(paidPlans),
        period: z.enum(periods),
        first: z.int(),
        freeDays: z.int(),
      }),
    ),
    problem: z.nullable(z.string()),
  }),
);
export type CouponOffersView = z.infer<typeof CouponOffersView>;

const Wanted = z.object({
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  currency: z.enum(currencyCodes),
});

/** What an offer costs the caller now, in minor units: `total` is `price` less the coupon and `credit`, with `tax` in it or added to it. */
export const QuoteView = z.object({
  kind: z.enum(['first', 'renewal', 'upgrade']),
  price: z.int(),
  /** The code that was typed or that a link brought, what it takes off, and why it cannot be used. */
  coupon: z.nullable(
    z.object({
      code: z.string(),
      off: z.int(),
      freeDays: z.int(),
      problem: z.nullable(z.string()),
    }),
  ),
  credit: z.int(),
  /** What each further period costs. */
  renews: z.int(),
  tax: z.nullable(
    z.object({
      amount: z.int(),
      name: z.enum(['vat', 'sales_tax', 'gst']),
      rate: z.int(),
      mode: z.enum(['inclusive', 'added']),
    }),
  ),
  total: z.int(),
  /** When the next period would be charged. */
  endsAt: z.string(),
  methods: z.array(z.enum(paymentMethods)),
  /** While melacha is forbidden where the caller is: when paying is possible again. */
  reopensAt: z.nullable(z.string()),
});
export type QuoteView = z.infer<typeof QuoteView>;

/** `total` is what the buyer was shown, in minor units; `key` makes a repeat the same purchase. */
export const PurchaseInput = z.extend(Wanted, {
  method: z.enum(paymentMethods),
  coupon: Coupon,
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  total: z.int(),
  /** A path of this site where the buyer goes on once she has paid. */
  onSuccess: z.optional(z.string().check(z.maxLength(2000))),
});
export type PurchaseInput = z.infer<typeof PurchaseInput>;

/** `payHref` is where the buyer pays; without one there is nothing left to pay, or the payment has already failed. */
export const Placed = z.object({ orderId: z.string(), payHref: z.nullable(z.string()) });
export type Placed = z.infer<typeof Placed>;

/** How far a purchase is. `waiting`: the provider has not confirmed it yet. `sent_back`: it was paid, but could not be given any more. */
export const PurchaseView = z.object({
  id: z.string(),
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  currency: z.enum(currencyCodes),
  total: z.int(),
  state: z.enum(['waiting', 'paid', 'ended', 'review', 'sent_back']),
  /** Why it has ended, if the provider said so. */
  failure: z.nullable(z.string()),
  /** Why its money was sent back, and whether the provider has done so. */
  sentBack: z.nullable(z.object({ paidTwice: z.boolean(), isDone: z.boolean() })),
  /** Where it can still be paid. */
  payHref: z.nullable(z.string()),
});
export type PurchaseView = z.infer<typeof PurchaseView>;

const OrderId = z.object({ id: z.string().check(z.maxLength(100)) });
const unbuyable = ['minor', 'complimentary', 'same_plan', 'changes_later'];

export const purchaseContract = {
  offers: oc
    .route({
      method: 'GET',
      path: '/plans/offers',
      operationId: 'getPlanOffers',
      summary: 'Get what plans cost and include, by default in the currency of the caller’s place',
    })
    .input(z.object({ currency: z.optional(z.enum(currencyCodes)) }))
    .output(OffersView),
  couponOffers: oc
    .route({
      method: 'GET',
      path: '/plans/coupon-offers',
      operationId: 'getCouponOffers',
      summary:
        'Get what a coupon takes off each plan, for anyone; without a code, the one that a link brought',
    })
    .input(z.object({ currency: z.enum(currencyCodes), coupon: Coupon }))
    .output(CouponOffersView),
  quote: oc
    .route({
      method: 'GET',
      path: '/plans/quote',
      operationId: 'getPlanQuote',
      summary: 'Get what an offer costs the caller now, with what is left of her present plan',
    })
    .meta(refuses({ conflict: unbuyable }))
    .input(z.extend(Wanted, { coupon: Coupon }))
    .output(QuoteView),
  buy: oc
    .route({
      method: 'POST',
      path: '/plans/purchases',
      operationId: 'buyPlan',
      summary: 'Begin buying a plan; the answer says where to pay',
    })
    .meta(
      refuses({
        conflict: [
          ...unbuyable,
          'holy_day',
          'price_changed',
          'method_unavailable',
          'key_used',
          'provider_away',
          'at_work',
        ],
      }),
    )
    .input(PurchaseInput)
    .output(Placed),
  purchase: oc
    .route({
      method: 'GET',
      path: '/plans/purchases/{id}',
      operationId: 'getPlanPurchase',
      summary: 'Get how far a purchase of the caller’s is',
    })
    .meta(refuses({ notFound: true }))
    .input(OrderId)
    .output(PurchaseView),
  waiting: oc
    .route({
      method: 'GET',
      path: '/plans/waiting-purchase',
      operationId: 'getWaitingPurchase',
      summary: 'Get the purchase of the caller’s whose payment is being confirmed; null without one',
    })
    .output(z.nullable(PurchaseView)),
  complete: oc
    .route({
      method: 'POST',
      path: '/plans/purchases/{id}/complete',
      operationId: 'completePlanPurchase',
      summary: 'Ask the provider what came of a purchase, once the buyer is back',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(OrderId, { query: z.record(z.string(), z.string().check(z.maxLength(2000))) }))
    .output(PurchaseView),
  beginTrial: oc
    .route({
      method: 'POST',
      path: '/plans/trial',
      operationId: 'beginTrial',
      summary: 'Begin the trial that everyone has once; nothing is charged after it',
    })
    .meta(refuses({ conflict: ['minor', 'trial_used', 'has_plan'] }))
    .output(z.object({ endsAt: z.string() })),
};
