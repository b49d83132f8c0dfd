import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { longestPause, paidPlans, periods } from '../policy.ts';

const Offer = z.object({ plan: z.enum(paidPlans), period: z.enum(periods) });

/** A subscription that has not ended; `price` in minor units is what each further period costs. */
export const SubscriptionView = z.object({
  id: z.string(),
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  currency: z.enum(currencyCodes),
  price: z.int(),
  state: z.enum(['active', 'past_due', 'paused']),
  periodStartsAt: z.string(),
  periodEndsAt: z.string(),
  /** Cancelled: it ends with its period. */
  ends: z.boolean(),
  /** What it changes to with its next period. */
  next: z.nullable(z.extend(Offer, { price: z.int() })),
  /** For how many months it will rest after its period. */
  pauseMonths: z.nullable(z.int()),
  resumesAt: z.nullable(z.string()),
  /** When a renewal that has failed is tried again. */
  triedAgainAt: z.nullable(z.string()),
  method: z.nullable(
    z.object({ kind: z.enum(['card', 'paypal']), label: z.string(), expiresIn: z.nullable(z.string()) }),
  ),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** A plan in force; without an end, for good or for as long as someone shares it. */
export const HeldPlanView = z.object({
  plan: z.enum([...paidPlans, 'complimentary']),
  endsAt: z.nullable(z.string()),
});
export type HeldPlanView = z.infer<typeof HeldPlanView>;

const gone = { notFound: true, conflict: ['renewing'] } as const;

export const subscriptionContract = {
  held: oc
    .route({
      method: 'GET',
      path: '/users/current/plan/held',
      operationId: 'getHeldPlan',
      summary: 'Get the plan that the caller has now and until when; null without one',
    })
    .output(z.nullable(HeldPlanView)),
  active: oc
    .route({
      method: 'GET',
      path: '/users/current/subscriptions/active',
      operationId: 'getActiveSubscription',
      summary: 'Get the caller’s subscription; null without one',
    })
    .output(z.nullable(SubscriptionView)),
  cancel: oc
    .route({
      method: 'POST',
      path: '/users/current/subscriptions/active/cancel',
      operationId: 'cancelSubscription',
      summary: 'Let the subscription end with its period; nothing is charged any more',
    })
    .meta(refuses(gone))
    .output(z.nullable(SubscriptionView)),
  keep: oc
    .route({
      method: 'POST',
      path: '/users/current/subscriptions/active/keep',
      operationId: 'keepSubscription',
      summary: 'Take back a cancellation, a change or a pause that has not begun',
    })
    .meta(refuses(gone))
    .output(z.nullable(SubscriptionView)),
  changeLater: oc
    .route({
      method: 'POST',
      path: '/users/current/subscriptions/active/change',
      operationId: 'changeSubscription',
      summary: 'Change to a lower plan or price with the next period',
    })
    .meta(refuses({ ...gone, conflict: [...gone.conflict, 'not_later'] }))
    .input(Offer)
    .output(z.nullable(SubscriptionView)),
  pause: oc
    .route({
      method: 'POST',
      path: '/users/current/subscriptions/active/pause',
      operationId: 'pauseSubscription',
      summary: 'Let the subscription rest for some months after its period',
    })
    .meta(refuses({ ...gone, conflict: [...gone.conflict, 'no_pause'] }))
    .input(z.object({ months: z.int().check(z.minimum(1), z.maximum(longestPause)) }))
    .output(z.nullable(SubscriptionView)),
  resume: oc
    .route({
      method: 'POST',
      path: '/users/current/subscriptions/active/resume',
      operationId: 'resumeSubscription',
      summary: 'End a pause now: the next period is charged',
    })
    .meta(refuses({ ...gone, conflict: [...gone.conflict, 'not_paused'] }))
    .output(z.nullable(SubscriptionView)),
};
