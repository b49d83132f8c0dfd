import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { legalEntities, providerIds } from '#core/payment-providers.ts';
import { Amount, PaymentId } from '../finance/contract.ts';
import { disputeStates, webhookStates } from '../finance/policy.ts';
import { queueNames, urgencies } from './policy.ts';

/**
 * What waits for a person. `since` is when the oldest began to wait; `dueAt` is the first day on which something has to be answered. Both
 * are null where nothing waits.
 */
const Queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  since: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
});
export type Queue = z.infer<typeof Queue>;

/**
 * `books` is the last check of the books, with how much did not hold; null before the first. `undescribed`: the entities that nobody can pay,
 * since their invoices would name nobody.
 */
export const MoneyQueues = z.object({
  queues: z.array(Queue),
  books: z.nullable(z.object({ checkedAt: z.string(), findings: z.int() })),
  undescribed: z.array(z.enum(legalEntities)),
});
export type MoneyQueues = z.infer<typeof MoneyQueues>;

/** A payer has asked her bank for the money back. `dueAt`: until when the provider takes evidence. */
export const Dispute = z.object({
  id: z.string(),
  paymentId: z.string(),
  description: z.string(),
  reference: z.string(),
  provider: z.enum(providerIds),
  amount: Amount,
  state: z.enum(disputeStates),
  openedAt: z.string(),
  dueAt: z.nullable(z.string()),
  urgency: z.enum(urgencies),
});
export type Dispute = z.infer<typeof Dispute>;

export const DisputesRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(disputeStates)),
  provider: z.optional(z.enum(providerIds)),
});
export type DisputesRequest = z.infer<typeof DisputesRequest>;

/** A message of a provider that could not be worked off; `body` is null for a caller who may not act on payments. */
export const StuckWebhook = z.object({
  id: z.string(),
  provider: z.enum(providerIds),
  eventId: z.string(),
  receivedAt: z.string(),
  state: z.enum(webhookStates),
  tries: z.int(),
  problem: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  body: z.nullable(z.string()),
});
export type StuckWebhook = z.infer<typeof StuckWebhook>;

export const StuckWebhooksRequest = z.extend(ListingRequest, {
  provider: z.optional(z.enum(providerIds)),
});
export type StuckWebhooksRequest = z.infer<typeof StuckWebhooksRequest>;

const WebhookId = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });
const notFound = true;

export const queuesContract = {
  adminMoney: oc
    .route({
      method: 'GET',
      path: '/admin/money/queues',
      operationId: 'getMoneyQueues',
      summary: 'Get what waits for a person of finance',
    })
    .output(MoneyQueues),
  adminDisputes: oc
    .route({
      method: 'GET',
      path: '/admin/money/disputes',
      operationId: 'listDisputes',
      summary: 'List the disputes of all payments, newest first',
    })
    .input(DisputesRequest)
    .output(listingPageOf(Dispute)),
  adminStuckWebhooks: oc
    .route({
      method: 'GET',
      path: '/admin/money/webhooks',
      operationId: 'listStuckWebhooks',
      summary: 'List what providers sent and could not be worked off, oldest first',
    })
    .input(StuckWebhooksRequest)
    .output(listingPageOf(StuckWebhook)),
  retryWebhook: oc
    .route({
      method: 'POST',
      path: '/admin/money/webhooks/{id}/retry',
      operationId: 'retryWebhook',
      summary: 'Work off a message of a provider once more',
      successStatus: 204,
    })
    .meta(refuses({ notFound }))
    .input(WebhookId)
    .output(z.void()),
  setWebhookAside: oc
    .route({
      method: 'POST',
      path: '/admin/money/webhooks/{id}/set-aside',
      operationId: 'setWebhookAside',
      summary: 'Set a message of a provider aside that concerns no payment of ours',
      successStatus: 204,
    })
    .meta(refuses({ notFound }))
    .input(WebhookId)
    .output(z.void()),
  setRefundAside: oc
    .route({
      method: 'POST',
      path: '/admin/money/refunds/{id}/set-aside',
      operationId: 'setRefundAside',
      summary: 'Set a failed refund aside that needs nothing more',
      successStatus: 204,
    })
    .meta(refuses({ notFound }))
    .input(z.object({ id: PaymentId }))
    .output(z.void()),
};
