import type { GiftState } from '../policy.ts';

/** What a state is called, as messages. */
export const stateNames = {
  draft: 'gifts.state.draft',
  ready: 'gifts.state.ready',
  claimed: 'gifts.state.claimed',
  canceled: 'gifts.state.canceled',
  void: 'gifts.state.void',
} as const satisfies Record<GiftState, string>;
