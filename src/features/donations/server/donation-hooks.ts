import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { defineHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import type { Anonymity, ContributionKind, Dedication, DonationPeriod } from '../policy.ts';
import type { About } from './tables.ts';

/** A target of a feature above that a donor wants to give to. */
export interface AskedDonation {
  targetKind: string;
  targetId: string;
  period: DonationPeriod;
  /** What she chose, without what she adds for the costs of paying. */
  amount: Money;
}

/** `about` is what it is called on pages and receipts; `account` is the detail of the ledger account among those for donations. */
export type AnsweredDonation =
  | { kind: 'accepted'; about: About; account: string }
  /** `messageKey` says why nothing can be given to it now. */
  | { kind: 'refused'; messageKey: string };

/** Whether, and as what, a target takes a donation. The feature whose target it is answers; the others answer undefined. */
export const donationAsked = defineQuestion<AskedDonation, AnsweredDonation | undefined>('donations.asked');

/** A donation as features above know it. */
export interface DonationFacts {
  donationId: string;
  targetKind: string;
  targetId: string | undefined;
  period: DonationPeriod;
  userId: UserId | undefined;
  donorName: string;
  anonymity: Anonymity;
  dedication: { kind: Dedication; text: string };
  message: string;
  language: Locale;
  /** What its donor chose, and what she pays with what she adds for the costs. */
  amount: Money;
  total: Money;
}

/** Money that came of it. */
export interface ContributionFacts {
  contributionId: string;
  kind: ContributionKind;
  method: PaymentMethod;
  amount: Money;
  /** What has gone back of it by now. */
  refunded: Money;
  /** What one unit was in US dollars: frozen with it. */
  toDollars: { rate: string; date: LocalDate; source: string };
  givenAt: Date;
  /** Whether it is the first of its donation. */
  isFirst: boolean;
}

export interface ReceivedContribution {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** Money for a donation is here, in the transaction that captures it. */
export const contributionReceived = defineHook<ReceivedContribution, void, PaymentCtx>(
  'donations.contributionReceived',
);

/** A contribution of which `part` has gone back. */
export interface ReversedContribution extends ReceivedContribution {
  part: Money;
  /** With this part, all of it has. */
  whole: boolean;
  why: 'refunded' | 'lost';
  /** Names this refund or lost dispute among all of them. */
  reference: string;
}

/** Money of a contribution has gone back, in the transaction that books it. */
export const contributionReversed = defineHook<ReversedContribution, void, PaymentCtx>(
  'donations.contributionReversed',
);

/** A refund that had been announced did not come through: `part` of the contribution is here again. */
export const contributionRestored = defineHook<
  ReceivedContribution & { part: Money; reference: string },
  void,
  PaymentCtx
>('donations.contributionRestored');
