import { money, percentOf, type Money } from '#core/money.ts';

/** Why a card is refused. */
export type CardFailure = 'declined' | 'insufficient_funds' | 'expired_method' | 'authentication_required';

/** What becomes of a payment. `verifying`: the payer's bank asks for a second step; `processing`: paid, not yet confirmed. */
export const paymentStatuses = [
  'open',
  'verifying',
  'processing',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** One way for a payment to go. Without any rule it succeeds, and so do later charges. */
interface CardRules {
  brand: 'Visa' | 'Mastercard' | 'American Express';
  lastFour: string;
  refuses?: CardFailure;
  asksSecondStep?: true;
  confirmsAfterSeconds?: number;
  /** The money is taken, and for so long the API's answers come too late. */
  silentSeconds?: number;
  disputedAfterSeconds?: number;
  /** Its webhook comes three times, the first news last. */
  repeatsWebhooks?: true;
  /** What becomes of later charges, if it is saved. */
  renewals?: 'declined' | 'authentication_required' | 'declined_once';
}

export const cardIds = [
  'succeeds',
  'declined',
  'noFunds',
  'expired',
  'secondStep',
  'slow',
  'slower',
  'timesOut',
  'repeats',
  'disputed',
  'renewalDeclined',
  'renewalNeedsStep',
  'renewalDeclinedOnce',
] as const;
export type CardId = (typeof cardIds)[number];

/** The cards to pay with. They exist nowhere else, and no card number is ever typed. */
export const cards: Record<CardId, CardRules> = {
  succeeds: { brand: 'Visa', lastFour: '4242' },
  declined: { brand: 'Visa', lastFour: '0002', refuses: 'declined' },
  noFunds: { brand: 'Visa', lastFour: '9995', refuses: 'insufficient_funds' },
  expired: { brand: 'Mastercard', lastFour: '0069', refuses: 'expired_method' },
  secondStep: { brand: 'Visa', lastFour: '3155', asksSecondStep: true },
  slow: { brand: 'Mastercard', lastFour: '5005', confirmsAfterSeconds: 5 },
  slower: { brand: 'Mastercard', lastFour: '2020', confirmsAfterSeconds: 20 },
  timesOut: { brand: 'American Express', lastFour: '0408', silentSeconds: 30 },
  repeats: { brand: 'Mastercard', lastFour: '3333', repeatsWebhooks: true },
  disputed: { brand: 'Visa', lastFour: '0259', disputedAfterSeconds: 60 },
  renewalDeclined: { brand: 'Visa', lastFour: '0341', renewals: 'declined' },
  renewalNeedsStep: { brand: 'Visa', lastFour: '3184', renewals: 'authentication_required' },
  renewalDeclinedOnce: { brand: 'Mastercard', lastFour: '1218', renewals: 'declined_once' },
};

/** The cards as the pay page shows them. */
export const cardGroups = {
  pays: ['succeeds', 'secondStep', 'slow', 'slower'],
  refuses: ['declined', 'noFunds', 'expired'],
  troubles: ['timesOut', 'repeats', 'disputed'],
  renewals: ['renewalDeclined', 'renewalNeedsStep', 'renewalDeclinedOnce'],
} as const satisfies Record<string, readonly CardId[]>;

/** As its owner knows a card: `Visa •••• 4242`. */
export function labelCard(id: CardId): string {
  const { brand, lastFour } = cards[id];
  return `${brand} •••• ${lastFour}`;
}

/** What the sandbox keeps of a payment: 2.9 % and 30 minor units, but never more than was paid. */
export function feeOf(paid: Money): Money {
  const fee = percentOf(paid, 290).amount + 30n;
  return money(fee < paid.amount ? fee : paid.amount, paid.currency);
}
