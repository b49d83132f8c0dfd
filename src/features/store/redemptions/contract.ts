import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { CountryCode, line, paragraphs } from '#features/people/contract.ts';
import { orderStates } from '../policy.ts';
import { ItemWords, StoreId } from '../items/contract.ts';

/** Items are named in this language; by default, in the caller’s. */
const InLanguage = z.object({ lang: z.optional(z.enum(localeCodes)) });

/** Where goods are sent. */
export const Address = z.object({
  name: line(100).check(z.minLength(1, 'store.field.addressNameMissing')),
  street: line(160).check(z.minLength(1, 'store.field.streetMissing')),
  city: line(80).check(z.minLength(1, 'store.field.cityMissing')),
  postalCode: line(20),
  country: CountryCode,
});
export type Address = z.infer<typeof Address>;

/** The way of ordered goods; `expiresAt` while a parent is asked. */
const OrderOfRedemption = z.object({
  state: z.enum(orderStates),
  version: z.int(),
  changedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** What the parent or staff wrote when it ended. */
  note: z.string(),
  mayCancel: z.boolean(),
});

/**
 * What coins were exchanged for, or are held for. `number` of an impact item is which unit of all learners' this is: the
 * 38th tree.
 */
export const RedemptionView = z.object({
  id: z.string(),
  item: ItemWords,
  variant: z.string(),
  coins: z.int(),
  madeAt: z.string(),
  number: z.nullable(z.int()),
  /** The headline of its card, empty for the general one. */
  thanks: z.string(),
  order: z.nullable(OrderOfRedemption),
});
export type RedemptionView = z.infer<typeof RedemptionView>;

/** `price` is what she was shown; `key` makes a repeat the same redemption. An adult's goods come with the address. */
export const RedeemInput = z.object({
  itemId: StoreId,
  variantId: z.optional(StoreId),
  price: z.int(),
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  address: z.optional(Address),
});
export type RedeemInput = z.infer<typeof RedeemInput>;

/** What she has given so far, by impact item, and all that she has redeemed, newest first. */
export const GivenView = z.object({
  given: z.array(z.object({ item: ItemWords, units: z.int() })),
  units: z.int(),
  items: z.array(RedemptionView),
  next: z.optional(z.string()),
});
export type GivenView = z.infer<typeof GivenView>;

/** An order that a parent is asked about. */
export const AskedOrder = z.object({
  id: z.string(),
  version: z.int(),
  child: z.string(),
  item: ItemWords,
  variant: z.string(),
  coins: z.int(),
  madeAt: z.string(),
  expiresAt: z.string(),
});
export type AskedOrder = z.infer<typeof AskedOrder>;

export const AskedOrders = z.object({ items: z.array(AskedOrder) });
export type AskedOrders = z.infer<typeof AskedOrders>;

/** With a yes comes the address; with a no perhaps a word to the child. */
const AnswerFields = {
  id: StoreId,
  version: z.int(),
  agree: z.boolean(),
  address: z.optional(Address),
  word: z.optional(paragraphs(300)),
};
const Token = z.string().check(z.maxLength(100));

export const AnswerOrderInput = z.object(AnswerFields);
export type AnswerOrderInput = z.infer<typeof AnswerOrderInput>;
export const AnswerOrderByLinkInput = z.extend(AnswerOrderInput, { token: Token });
export type AnswerOrderByLinkInput = z.infer<typeof AnswerOrderByLinkInput>;

export const redemptionsContract = {
  redeem: oc
    .route({
      method: 'POST',
      path: '/users/current/redemptions',
      operationId: 'redeem',
      successStatus: 201,
      summary: 'Exchange coins for an item; a repeated call with the same key answers the same',
    })
    .meta(
      refuses({
        forbidden: ['classic_mode', 'impact_only'],
        notFound: true,
        conflict: [
          'fully_funded',
          'holy_day',
          'key_used',
          'limit_reached',
          'no_guardian',
          'out_of_stock',
          'owned',
          'price_changed',
          'too_few_coins',
        ],
      }),
    )
    .input(RedeemInput)
    .output(RedemptionView),
  ownRedemptions: oc
    .route({
      method: 'GET',
      path: '/users/current/redemptions',
      operationId: 'listOwnRedemptions',
      summary: 'List what the caller has given and redeemed so far',
    })
    .input(z.extend(InLanguage, { after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(GivenView),
  ownRedemption: oc
    .route({
      method: 'GET',
      path: '/users/current/redemptions/{id}',
      operationId: 'getOwnRedemption',
      summary: 'Get one of the caller’s redemptions, for its card',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(InLanguage, { id: StoreId }))
    .output(RedemptionView),
  cancelRedemption: oc
    .route({
      method: 'POST',
      path: '/users/current/redemptions/{id}/cancel',
      operationId: 'cancelRedemption',
      summary: 'Cancel ordered goods before they are packed; the coins come back',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'holy_day', 'move_not_allowed'] }))
    .input(z.object({ id: StoreId, version: z.int() }))
    .output(RedemptionView),
  askedOrders: oc
    .route({
      method: 'GET',
      path: '/users/current/children/orders',
      operationId: 'listAskedOrders',
      summary: 'List the orders of children whose guardian the caller is, as far as they wait for an answer',
    })
    .input(InLanguage)
    .output(AskedOrders),
  answerOrder: oc
    .route({
      method: 'POST',
      path: '/users/current/children/orders/{id}',
      operationId: 'answerOrder',
      summary: 'Approve or refuse an order of a child whose guardian the caller is',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'holy_day', 'move_not_allowed'] }))
    .input(AnswerOrderInput)
    .output(AskedOrders),
  ordersOfLink: oc
    .route({
      method: 'GET',
      path: '/redemption-approvals/{token}',
      operationId: 'getOrdersOfLink',
      summary: 'Get the orders that a guardian is asked about in a mail; changes nothing',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(InLanguage, { token: Token }))
    .output(AskedOrders),
  answerByLink: oc
    .route({
      method: 'POST',
      path: '/redemption-approvals/{token}',
      operationId: 'answerOrderByLink',
      summary: 'Approve or refuse one of the orders that the mail was about',
    })
    .meta(
      refuses({
        notFound: true,
        conflict: ['changed_meanwhile', 'holy_day', 'link_over', 'move_not_allowed'],
      }),
    )
    .input(AnswerOrderByLinkInput)
    .output(AskedOrders),
};
