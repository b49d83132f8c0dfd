import { currencies, money, type Currency, type Money } from '#core/money.ts';

/** How often a donation is given. */
export const donationPeriods = ['once', 'month', 'year'] as const;
export type DonationPeriod = (typeof donationPeriods)[number];

export function isPeriod(text: string | null): text is DonationPeriod {
  return (donationPeriods as readonly (string | null)[]).includes(text);
}

/**
 * `draft`: nothing has come of it yet. `given`: its money is here. `pledged`: a fund has agreed to a grant. `running` and `ended`: it
 * recurs, or no longer does. `void`: all of its money has gone back, or it was declined.
 */
export const donationStates = ['draft', 'given', 'pledged', 'running', 'ended', 'void'] as const;
export type DonationState = (typeof donationStates)[number];

/** How its donor is named where donors are: with the amount, without it, or not at all. */
export const anonymities = ['named', 'amount_hidden', 'anonymous'] as const;
export type Anonymity = (typeof anonymities)[number];

/** In whose merit: in memory of someone, for someone's recovery, or in honor of someone. */
export const dedications = ['none', 'memory', 'refuah', 'honor'] as const;
export type Dedication = (typeof dedications)[number];

/** How a donor came to the form, as the address that she followed says: `?via=poster`. What campaigns share has it. */
export const channels = ['link', 'mail', 'whatsapp', 'poster', 'embed', 'wall'] as const;
export type Channel = (typeof channels)[number];

export function isChannel(text: string | null | undefined): text is Channel {
  return (channels as readonly (string | null | undefined)[]).includes(text);
}

/** What became of having a large donation looked at before it is paid. */
export const reviews = ['waiting', 'approved', 'declined'] as const;
export type Review = (typeof reviews)[number];

/** Where money came from: a payment, the hand of finance, or a fund that has paid what it had pledged. */
export const contributionKinds = ['online', 'offline', 'pledge'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** What is given for everything that we do, and not for a target of a feature above. */
export const generalTarget = 'general';

export const longestDedication = 120;
export const longestMessage = 500;

/** In units of the currency: what is less or more is a slip of the finger. */
const unitsThatCanBeGiven = { least: 1n, most: 1_000_000n };

/** For how many days a donation is kept that nobody has paid, and what its donor wrote on one that was. */
export const daysKept = { draft: 30, given: 7 * 365 } as const;

/** So many whole units of a currency. */
export function unitsOf(units: bigint | number, currency: Currency): Money {
  return money(BigInt(units) * 10n ** BigInt(currencies[currency].decimals), currency);
}

/** The least and the most that can be given at once. */
export function limitsIn(currency: Currency): { least: Money; most: Money } {
  const { least, most } = unitsThatCanBeGiven;
  return { least: unitsOf(least, currency), most: unitsOf(most, currency) };
}

/** What a provider keeps of a payment, about: a share in hundredths of a percent, and so many minor units. */
export interface PaymentCosts {
  share: number;
  fixed: number;
}

/** What a donor adds so that all of her amount arrives though the provider keeps its part; a started minor unit is a whole one. */
export function feeThatCovers({ amount, currency }: Money, { share, fixed }: PaymentCosts): Money {
  const kept = 10_000n - BigInt(share);
  const total = ((amount + BigInt(fixed)) * 10_000n + kept - 1n) / kept;
  return money(total - amount, currency);
}

/** Whether someone of finance looks at it before it is paid. */
export function needsReview({ amount, currency }: Money, aboveUnits: number): boolean {
  return amount > unitsOf(aboveUnits, currency).amount;
}

interface Standing {
  state: DonationState;
  review: Review | null;
  payment_id: string | null;
  total: number;
  currency: Currency;
}

/** Why money for a donation cannot be kept, though it was paid: it goes back. Undefined if it can. */
export function findObstacle(
  { state, review, payment_id, total, currency }: Standing,
  paid: { paymentId: string; amount: Money },
): 'paid_twice' | 'changed_meanwhile' | undefined {
  const isOpen = state === 'draft' || (state === 'pledged' && payment_id === paid.paymentId);
  if (!isOpen) return 'paid_twice';
  const isAsAsked =
    review !== 'waiting' && paid.amount.currency === currency && paid.amount.amount === BigInt(total);
  return isAsAsked ? undefined : 'changed_meanwhile';
}

/** How a target is named: its kind, and its id there, which may have two parts. */
export const targetPattern = /^[a-z][a-z-]{1,38}:[\w-]{1,100}(?:\/[\w-]{1,100})?$/;
