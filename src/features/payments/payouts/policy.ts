import type { Currency } from '#core/money.ts';

/** How a line of a payout stands to what we know; the first need a person. */
export const lineStates = ['missing', 'differs', 'matched', 'fee'] as const;
export type LineState = (typeof lineStates)[number];

export const lineStateNames = {
  missing: 'payments.payout.missing',
  differs: 'payments.payout.differs',
  matched: 'payments.payout.matched',
  fee: 'payments.payout.fee',
} as const satisfies Record<LineState, string>;

export const payoutStates = ['read', 'booked'] as const;
export const payoutStateNames = {
  read: 'payments.payout.read',
  booked: 'payments.payout.booked',
} as const satisfies Record<(typeof payoutStates)[number], string>;

/** A line of a provider's file: what moved in its account, in minor units. What goes back to payers is negative. */
export interface PayoutLine {
  line: number;
  kind: 'money' | 'fee';
  refs: readonly string[];
  gross: bigint;
  /** What the provider kept of it. */
  fee: bigint;
}

/** What a provider paid out in one currency. */
export interface ReadPayout {
  payout: string;
  currency: Currency;
  paidOn: string;
  /** What the bank got. */
  net: bigint;
  lines: PayoutLine[];
}

/** What we know by a provider's name. A refund or lost dispute has the amount that went back. */
export interface Known {
  what: 'payment' | 'refund' | 'dispute';
  paymentId: string;
  amount: bigint;
  fee: bigint;
  currency: Currency;
}

/** How a line stands to what we know by its names; refunds and disputes have names of their own, so they come first. */
export function matchLine(
  line: PayoutLine,
  currency: Currency,
  known: readonly Known[],
): { state: LineState; known?: Known } {
  if (line.kind === 'fee') return { state: 'fee' };
  const found = known.find(({ what }) => what !== 'payment') ?? known[0];
  if (!found) return { state: 'missing' };
  const isSame = found.currency === currency && isSameAmount(line, found);
  return { state: isSame ? 'matched' : 'differs', known: found };
}

function isSameAmount({ gross, fee }: PayoutLine, { what, amount, fee: knownFee }: Known): boolean {
  // A fee that we have not heard of yet is booked with the payout; one that has shrunk is not.
  if (what === 'payment') return gross === amount && fee >= knownFee;
  if (what === 'refund') return gross === -amount;
  // Taken at first, and given back where it was won.
  return gross === -amount || gross === amount;
}
