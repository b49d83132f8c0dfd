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

/* What everything is called, as messages. */

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
