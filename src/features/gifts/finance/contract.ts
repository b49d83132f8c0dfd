import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntities } from '#core/payment-providers.ts';
import { giftMonths, giftPlans, giftStates } from '../policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** A gift that has been paid for. Addresses, words and the code stay sealed; `codeEnd` is the last four of it. */
export const AdminGift = z.object({
  id: z.string(),
  paidAt: z.string(),
  giverName: z.string(),
  receiverName: z.string(),
  plan: z.enum(giftPlans),
  months: z.literal(giftMonths),
  state: z.enum(giftStates),
  refundAsked: z.boolean(),
  total: Amount,
  /** What its receiver still has coming, without tax. */
  owed: Amount,
  codeEnd: z.nullable(z.string()),
  paymentId: z.string(),
});
export type AdminGift = z.infer<typeof AdminGift>;

export const AdminGiftDetail = z.extend(AdminGift, {
  byMail: z.boolean(),
  sendOn: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  sendings: z.int(),
  claimedAt: z.nullable(z.string()),
  /** Null if nobody has claimed it, or the account is gone. */
  claimedBy: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  endedAt: z.nullable(z.string()),
  /** A refund of it has failed or come back: finance sends it again. */
  refundFailed: z.boolean(),
});
export type AdminGiftDetail = z.infer<typeof AdminGiftDetail>;

/** What unclaimed gifts come to in one currency, by the gifts and by the books. */
export const OwedView = z.object({
  entity: z.enum(legalEntities),
  owed: Amount,
  booked: Amount,
});
export type OwedView = z.infer<typeof OwedView>;

/** `asked`: its giver asks for her money back. */
export const GiftsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(giftStates)),
  asked: z.optional(z.literal('yes')),
});
export type GiftsRequest = z.infer<typeof GiftsRequest>;

const GiftId = z.object({ id: z.string().check(z.maxLength(100)) });

export const financeContract = {
  adminGifts: oc
    .route({
      method: 'GET',
      path: '/admin/money/gifts',
      operationId: 'listGifts',
      summary: 'List the gifts that were paid for, newest first',
    })
    .input(GiftsRequest)
    .output(listingPageOf(AdminGift)),
  adminOwed: oc
    .route({
      method: 'GET',
      path: '/admin/money/gifts/owed',
      operationId: 'getOwedGifts',
      summary: 'Get what the gifts that nobody has claimed come to, by currency',
    })
    .output(z.array(OwedView)),
  adminGift: oc
    .route({
      method: 'GET',
      path: '/admin/money/gifts/{id}',
      operationId: 'getPaidGift',
      summary: 'Get a gift that was paid for',
    })
    .meta(refuses({ notFound: true }))
    .input(GiftId)
    .output(AdminGiftDetail),
  adminResend: oc
    .route({
      method: 'POST',
      path: '/admin/money/gifts/{id}/sendings',
      operationId: 'resendPaidGift',
      summary: 'Mail a card again to the address that its giver chose',
    })
    .meta(refuses({ notFound: true, conflict: ['not_waiting', 'not_mailed'] }))
    .input(GiftId)
    .output(AdminGiftDetail),
  adminVoid: oc
    .route({
      method: 'POST',
      path: '/admin/money/gifts/{id}/void',
      operationId: 'voidPaidGift',
      summary: 'Make the code of a gift void and give its money back',
    })
    .meta(refuses({ notFound: true, conflict: ['not_waiting', 'not_refundable'] }))
    .input(GiftId)
    .output(AdminGiftDetail),
};
