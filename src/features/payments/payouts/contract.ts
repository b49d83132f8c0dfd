import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { takesBody } from '#core/declared-body.ts';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { providerIds } from '#core/payment-providers.ts';
import { Amount } from '../finance/contract.ts';
import { lineStates, payoutStates } from './policy.ts';

/** What a provider paid out to a bank account; negative where it took money back. */
export const Payout = z.object({
  id: z.string(),
  provider: z.enum(providerIds),
  payout: z.string(),
  paidOn: z.string(),
  net: Amount,
  state: z.enum(payoutStates),
});
export type Payout = z.infer<typeof Payout>;

/**
 * `known` is what we have in the books for it; null where we know nothing. `before` is the line that has moved the same, of a payout that is in
 * the books, or earlier in this one.
 */
const PayoutLine = z.object({
  line: z.int(),
  state: z.enum(lineStates),
  refs: z.array(z.string()),
  gross: Amount,
  fee: Amount,
  paymentId: z.nullable(z.string()),
  known: z.nullable(Amount),
  before: z.nullable(z.object({ payoutId: z.string(), payout: z.string(), line: z.int() })),
});

/**
 * `net` is without `leftOut`, which was paid out already. `lines` are at most 300, those that need a person first; `counts` counts all. `mark` says which lines were seen. `fees` are what the provider
 * kept that we had not heard of.
 */
export const PayoutDetail = z.extend(Payout, {
  uploadedBy: z.nullable(z.string()),
  uploadedAt: z.string(),
  bookedBy: z.nullable(z.string()),
  bookedAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  mark: z.string(),
  counts: z.record(z.enum(lineStates), z.int()),
  fees: Amount,
  leftOut: Amount,
  lines: z.array(PayoutLine),
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const PayoutsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(payoutStates)),
  provider: z.optional(z.enum(providerIds)),
});
export type PayoutsRequest = z.infer<typeof PayoutsRequest>;

const UploadPayoutsInput = z.object({
  provider: z.enum(providerIds),
  text: z.string().check(z.maxLength(10_000_000)),
});
export type UploadPayoutsInput = z.infer<typeof UploadPayoutsInput>;

/** `skipped`: lines that are not paid out yet. `booked`: payouts of the file that are in the books already, and stay as they are. */
export const UploadedPayouts = z.object({
  payouts: z.array(Payout),
  skipped: z.int(),
  booked: z.int(),
});
export type UploadedPayouts = z.infer<typeof UploadedPayouts>;

const PayoutId = z.string().check(z.maxLength(60));

const BookPayoutInput = z.object({
  id: PayoutId,
  mark: z.string().check(z.maxLength(100)),
  note: z.string().check(z.trim(), z.maxLength(500)),
});
export type BookPayoutInput = z.infer<typeof BookPayoutInput>;

const notFound = true;

export const payoutsContract = {
  payouts: oc
    .route({
      method: 'GET',
      path: '/admin/money/payouts',
      operationId: 'listPayouts',
      summary: 'List what providers have paid out, newest first',
    })
    .input(PayoutsRequest)
    .output(listingPageOf(Payout)),
  uploadPayouts: oc
    .route({
      method: 'POST',
      path: '/admin/money/payouts',
      operationId: 'uploadPayouts',
      summary: 'Read the payouts of a provider’s file; read again, they are the same',
    })
    .meta(takesBody({ bytes: 21_000_000, permission: 'money.act' }))
    .input(UploadPayoutsInput)
    .output(UploadedPayouts),
  payout: oc
    .route({
      method: 'GET',
      path: '/admin/money/payouts/{id}',
      operationId: 'getPayout',
      summary: 'Get a payout, with how each of its lines stands to what we know',
    })
    .meta(refuses({ notFound }))
    .input(z.object({ id: PayoutId }))
    .output(PayoutDetail),
  bookPayout: oc
    .route({
      method: 'POST',
      path: '/admin/money/payouts/{id}/book',
      operationId: 'bookPayout',
      summary: 'Book a payout, once',
    })
    .meta(refuses({ notFound, conflict: ['changed_meanwhile'] }))
    .input(BookPayoutInput)
    .output(PayoutDetail),
  discardPayout: oc
    .route({
      method: 'POST',
      path: '/admin/money/payouts/{id}/discard',
      operationId: 'discardPayout',
      summary: 'Throw a payout away that was read by mistake and is not booked',
      successStatus: 204,
    })
    .meta(refuses({ notFound, conflict: ['already_booked'] }))
    .input(z.object({ id: PayoutId }))
    .output(z.void()),
};
