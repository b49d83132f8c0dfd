import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntities, paymentMethods, providerIds } from '#core/payment-providers.ts';
import { paymentStates } from '../policy.ts';
import { paymentQueues } from '../queues/policy.ts';
import { disputeStates, failureReasons, mailStates, refundStates, webhookStates } from './policy.ts';
import { requestStates } from '../deciding/policy.ts';

/** In minor units. */
export const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** Whose account a payment belongs to. `href` is null for a caller who may not open the page of a person. */
const Payer = z.object({ name: z.string(), href: z.nullable(z.string()) });

/** A payment in the list; `payer` is null without an account, which a payment need not have or may have lost. */
export const PaymentSummary = z.object({
  id: z.string(),
  createdAt: z.string(),
  payer: z.nullable(Payer),
  purpose: z.string(),
  description: z.string(),
  amount: Amount,
  method: z.enum(paymentMethods),
  provider: z.enum(providerIds),
  state: z.enum(paymentStates),
});
export type PaymentSummary = z.infer<typeof PaymentSummary>;

/** A webhook as it came; `body` is null for a caller who may not act on payments. */
const Webhook = z.object({
  id: z.string(),
  eventId: z.string(),
  receivedAt: z.string(),
  state: z.enum(webhookStates),
  problem: z.nullable(z.string()),
  body: z.nullable(z.string()),
});

/** A mail about a payment, without what it says; `to` is null for a caller who may not act on payments. */
const PaymentMail = z.object({
  subject: z.string(),
  to: z.nullable(z.string()),
  at: z.string(),
  state: z.enum(mailStates),
});

/** What was booked in the ledger for a payment: a debit is positive, a credit negative. */
const Transfer = z.object({
  id: z.string(),
  at: z.string(),
  cause: z.string(),
  note: z.string(),
  lines: z.array(z.object({ account: z.string(), amount: Amount })),
});

/**
 * A refund that someone of finance asked for. `mayConfirm`: it waits for a second person, and the caller is one. People are null
 * once their accounts are gone.
 */
const RefundRequest = z.object({
  number: z.int(),
  at: z.string(),
  amount: Amount,
  reason: z.string(),
  note: z.string(),
  state: z.enum(requestStates),
  askedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  mayConfirm: z.boolean(),
});

/** What can still be refunded, and what the caller may do about it. `until` is null before anything was captured. */
const Refundable = z.object({
  mayRefund: z.boolean(),
  left: Amount,
  until: z.nullable(z.string()),
  /** Above it in all, a second person confirms. */
  confirmAbove: Amount,
});

/**
 * Everything of one payment. `cause` says where a change came from: `payer`, `job`, `person:…` or `webhook:…`; `by` is that person's
 * name.
 */
export const PaymentDetail = z.extend(PaymentSummary, {
  /** Who paid without an account, for a caller who may act on payments; lists never have it. */
  paidBy: z.nullable(z.object({ name: z.nullable(z.string()), emailAddress: z.nullable(z.string()) })),
  purposeId: z.string(),
  entity: z.enum(legalEntities),
  reference: z.nullable(z.string()),
  failure: z.nullable(z.enum(failureReasons)),
  review: z.nullable(z.string()),
  /** What was taken in place of what was asked for; null if that is not known in this currency. */
  reviewAmount: z.nullable(Amount),
  /** Whether the caller may have the provider asked, decide about the review, or say what came of it. */
  mayAsk: z.boolean(),
  mayDecide: z.boolean(),
  maySettle: z.boolean(),
  expiresAt: z.string(),
  capturedAt: z.nullable(z.string()),
  captured: Amount,
  refunded: Amount,
  lost: Amount,
  fee: Amount,
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      cause: z.string(),
      by: z.nullable(z.string()),
      from: z.enum(paymentStates),
      to: z.enum(paymentStates),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      amount: Amount,
      state: z.enum(refundStates),
      reason: z.string(),
      reference: z.nullable(z.string()),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** It has failed, and nobody has done anything about it. */
      waits: z.boolean(),
      /** The caller may say whether it was made. */
      maySettle: z.boolean(),
    }),
  ),
  refundable: Refundable,
  refundRequests: z.array(RefundRequest),
  disputes: z.array(
    z.object({
      reference: z.string(),
      openedAt: z.string(),
      dueAt: z.nullable(z.string()),
      amount: Amount,
      state: z.enum(disputeStates),
    }),
  ),
  webhooks: z.array(Webhook),
  /** Of the last thirty days. */
  mails: z.array(PaymentMail),
  transfers: z.array(Transfer),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

export const PaymentId = z.string().check(z.maxLength(100));

const day = z.optional(z.iso.date());

/** `waits`: those that are in a queue of finance. `purpose` is the name of what pays for things, such as `subscription`; `from` and `until` are days in UTC. */
export const PaymentsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(paymentStates)),
  waits: z.optional(z.enum(paymentQueues)),
  provider: z.optional(z.enum(providerIds)),
  purpose: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: day,
  until: day,
});
export type PaymentsRequest = z.infer<typeof PaymentsRequest>;

export const financeContract = {
  adminPayments: oc
    .route({
      method: 'GET',
      path: '/admin/money/payments',
      operationId: 'listPayments',
      summary: 'List all payments, newest first',
    })
    .input(PaymentsRequest)
    .output(listingPageOf(PaymentSummary)),
  adminPayment: oc
    .route({
      method: 'GET',
      path: '/admin/money/payments/{id}',
      operationId: 'getPayment',
      summary: 'Get everything of a payment: events, refunds, disputes, webhooks, mails and what was booked',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: PaymentId }))
    .output(PaymentDetail),
};
