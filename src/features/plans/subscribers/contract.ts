import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { paidPlans, periods, subscriptionStates } from '../policy.ts';

/** A subscription as finance sees it. `href` is null for a caller who may not open the page of a person; `price` is in minor units. */
export const AdminSubscription = z.object({
  id: z.string(),
  person: z.object({ name: z.string(), href: z.nullable(z.string()) }),
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  price: z.int(),
  currency: z.enum(currencyCodes),
  state: z.enum(subscriptionStates),
  /** Canceled: it ends with its period. */
  ends: z.boolean(),
  startedAt: z.string(),
  periodEndsAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

export const SubscriptionsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(subscriptionStates)),
  plan: z.optional(z.enum(paidPlans)),
  period: z.optional(z.enum(periods)),
  currency: z.optional(z.enum(currencyCodes)),
});
export type SubscriptionsRequest = z.infer<typeof SubscriptionsRequest>;

export const subscribersContract = {
  adminSubscriptions: oc
    .route({
      method: 'GET',
      path: '/admin/money/subscriptions',
      operationId: 'listSubscriptions',
      summary: 'List all subscriptions, the latest first',
    })
    .input(SubscriptionsRequest)
    .output(listingPageOf(AdminSubscription)),
};
