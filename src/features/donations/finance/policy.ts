import type { GiftMethod } from '#core/payment-providers.ts';
import type {
  Anonymity,
  ContributionKind,
  Dedication,
  DonationPeriod,
  DonationState,
  Review,
} from '../policy.ts';

/** How much of a contribution is still here. */
export const contributionStates = ['whole', 'partly_back', 'back'] as const;
export type ContributionState = (typeof contributionStates)[number];

export function contributionStateOf({
  amount,
  refunded,
}: {
  amount: number;
  refunded: number;
}): ContributionState {
  if (refunded === 0) return 'whole';
  return refunded < amount ? 'partly_back' : 'back';
}

/** How a donation that recurs is: `failing` is one whose next gift was tried in vain. */
export const recurringStates = ['going', 'failing', 'paused', 'canceled', 'ended'] as const;
export type RecurringState = (typeof recurringStates)[number];

export function recurringStateOf({
  state,
  tries,
  paused_from,
  canceled_at,
}: {
  state: DonationState;
  tries: number;
  paused_from: string | null;
  canceled_at: Date | null;
}): RecurringState {
  if (state !== 'running') return 'ended';
  if (canceled_at !== null) return 'canceled';
  if (tries > 0) return 'failing';
  return paused_from === null ? 'going' : 'paused';
}

/* What everything is called, as messages. */

export const recurringStateNames = {
  going: 'donations.state.running',
  failing: 'donations.recurring.failing',
  paused: 'donations.recurring.paused',
  canceled: 'donations.recurring.canceled',
  ended: 'donations.state.ended',
} as const satisfies Record<RecurringState, string>;

/** How gifts come: by a way to pay, or by hand. */
export const methodNames = {
  creditOrDebit: 'donations.method.card',
  paypal: 'donations.method.paypal',
  yaad: 'donations.method.yaad',
  'donors-fund': 'donations.method.donorsFund',
  aac: 'donations.method.aac',
  ojc: 'donations.method.ojc',
  check: 'donations.method.check',
  cash: 'donations.method.cash',
  transfer: 'donations.method.transfer',
} as const satisfies Record<GiftMethod, string>;

export const contributionStateNames = {
  whole: 'donations.contribution.whole',
  partly_back: 'donations.contribution.partlyBack',
  back: 'donations.contribution.back',
} as const satisfies Record<ContributionState, string>;

export const contributionKindNames = {
  online: 'donations.kind.online',
  offline: 'donations.kind.offline',
  pledge: 'donations.kind.pledge',
} as const satisfies Record<ContributionKind, string>;

export const donationStateNames = {
  draft: 'donations.state.draft',
  given: 'donations.state.given',
  pledged: 'donations.state.pledged',
  running: 'donations.state.running',
  ended: 'donations.state.ended',
  void: 'donations.state.void',
} as const satisfies Record<DonationState, string>;

export const periodNames = {
  once: 'donations.period.once',
  month: 'donations.period.month',
  year: 'donations.period.year',
} as const satisfies Record<DonationPeriod, string>;

export const reviewNames = {
  waiting: 'donations.review.waiting',
  approved: 'donations.review.approved',
  declined: 'donations.review.declined',
} as const satisfies Record<Review, string>;

export const anonymityNames = {
  named: 'donations.list.named',
  amount_hidden: 'donations.list.amountHidden',
  anonymous: 'donations.list.anonymous',
} as const satisfies Record<Anonymity, string>;

export const dedicationNames = {
  none: 'donations.list.noDedication',
  memory: 'donations.list.memory',
  refuah: 'donations.list.refuah',
  honor: 'donations.list.honor',
} as const satisfies Record<Dedication, string>;
