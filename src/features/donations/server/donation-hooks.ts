import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency, Money } from '#core/money.ts';
import type { GiftMethod } from '#core/payment-providers.ts';
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
  /** Finance asks, about money that came by hand or that is moved there: other times apply than to a donor. */
  isByHand: boolean;
}

/**
 * `about` is what it is called on pages and receipts; `account` is the detail of the ledger account among those for donations. What has
 * a `price` is given for exactly that, and has its own dedication. With `showsMessage`, what donors write may be shown to everyone, and
 * the form says so. `takesByHand`: finance may enter gifts for it, too, received on `firstDay` or later if it has one.
 */
export type AnsweredDonation =
  | {
      kind: 'accepted';
      about: About;
      account: string;
      price?: Money;
      showsMessage?: true;
      takesByHand?: boolean;
      firstDay?: LocalDate;
    }
  /** `messageKey` says why nothing can be given to it now. */
  | { kind: 'refused'; messageKey: string };

/** Whether, and as what, a target takes a donation. The feature whose target it is answers; the others answer undefined. */
export const donationAsked = defineQuestion<AskedDonation, AnsweredDonation | undefined>('donations.asked');

/** The target that finance means by the address of a page, such as `campaign:ID`. The feature whose page it is answers; the others answer undefined. */
export const targetNamed = defineQuestion<{ path: string }, string | undefined>('donations.targetNamed');

/** The names of what is given for, to look for its gifts by: the newest of each feature. */
export const targetsSuggested = defineQuestion<undefined, readonly string[]>('donations.targetsSuggested');

/** What accounts for donations are called, such as a campaign's, and where they are looked after. Each feature answers for its own accounts. */
export const accountsNamed = defineQuestion<
  { accounts: readonly string[] },
  readonly { account: string; name: string; href: string }[]
>('donations.accountsNamed');

/** What runs now towards a goal, in its own currency and minor units. Without an end it runs until someone ends it. */
export interface RunningAppeal {
  account: string;
  name: string;
  href: string;
  currency: Currency;
  goal: number;
  raised: number;
  startsAt: Date;
  endsAt: Date | undefined;
}

/** The appeals of the features above that take gifts now. */
export const appealsRunning = defineQuestion<undefined, readonly RunningAppeal[]>('donations.appealsRunning');

/** A donation as features above know it. */
export interface DonationFacts {
  donationId: string;
  targetKind: string;
  targetId: string | undefined;
  period: DonationPeriod;
  userId: UserId | undefined;
  donorName: string;
  /** Undefined once she is erased. */
  donorAddress: string | undefined;
  /** Whose sunset applies: hers (`core/places.ts`). */
  place: string;
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
  method: GiftMethod;
  amount: Money;
  /** What has gone back of it by now. */
  refunded: Money;
  /** What one unit was in US dollars: frozen with it. */
  toDollars: { rate: string; date: LocalDate; source: string };
  givenAt: Date;
  /** Whether it is the first of its donation. */
  isFirst: boolean;
}

/**
 * Money for a donation has arrived. A feature that can no longer accept it for its target answers with a reason, and the money goes back. Donations
 * tells the donor about `paid_twice` and `not_kept` (what it was for has ended); the feature tells her about any other reason. Runs in the
 * transaction that captures the money, before `contributionReceived`.
 */
export const contributionOffered = defineHook<DonationFacts, string | undefined, PaymentCtx>(
  'donations.contributionOffered',
);

/** A fund has agreed to pay a donation later; or, if `agreed` is false, it does not after all. */
export const pledgeChanged = defineHook<{ donation: DonationFacts; agreed: boolean }, void, PaymentCtx>(
  'donations.pledgeChanged',
);

export interface ReceivedContribution {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** Money for a donation is here, in the transaction that captures it. */
export const contributionReceived = defineHook<ReceivedContribution, void, PaymentCtx>(
  'donations.contributionReceived',
);

/** What donors wrote, and their names, are gone from these donations; what they gave stays. */
export const donationsErased = defineHook<{ donationIds: readonly string[] }>('donations.erased');

/** A contribution of which `part` has gone back. */
export interface ReversedContribution extends ReceivedContribution {
  part: Money;
  /** With this part, all of it has. */
  whole: boolean;
  /** `corrected`: finance had entered it by mistake. */
  why: 'refunded' | 'lost' | 'corrected';
  /** Names this refund, lost dispute or correction among all of them. */
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

/**
 * Finance has moved a donation to another target: `donation` is as it is now, `before` as it was; called for each of its contributions. Each
 * feature answers with the kind of target that it follows: a donation is not moved to or from any other.
 */
export const contributionMoved = defineHook<
  ReceivedContribution & { before: DonationFacts },
  string,
  PaymentCtx
>('donations.contributionMoved');
