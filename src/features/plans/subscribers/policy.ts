import type { SubscriptionState } from '../policy.ts';

/** The messages that name each state of a subscription. */
export const stateNames: Record<SubscriptionState, string> = {
  active: 'plans.subscribers.active',
  past_due: 'plans.subscribers.pastDue',
  paused: 'plans.subscribers.paused',
  ended: 'plans.subscribers.ended',
};
