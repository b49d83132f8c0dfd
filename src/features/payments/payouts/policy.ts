import type { Currency } from '#core/money.ts';

/** How a line of a payout stands to what we know; the first need a person. */
export const lineStates = ['missing', 'differs', 'repeated', 'matched', 'fee'] as const;
export type LineState = (typeof lineStates)[number];

export const lineStateNames = {
  missing: 'payments.payout.missing',
  differs: 'payments.payout.differs',
  repeated: 'payments.payout.repeated',
  matched: 'payments.payout.matched',
  fee: 'payments.payout.fee',
} as const satisfies Record<LineState, string>;

/** Whether a person has to say what she found out about a line of this state. */
export function needsNote(state: LineState): boolean {
  return state === 'missing' || state === 'differs' || state === 'repeated';
}

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
  /** Whether the net is the sum of the lines. */
  sumsLines: boolean;
  lines: PayoutLine[];
}

/** What we know by a provider's name. A refund or lost dispute has the amount that went back. */
export interface Known {
  what: 'payment' | 'refund' | 'dispute';
  paymentId: string;
  /** The same in every file, by whichever of its names a line has it: our id of a payment, and else the provider's name. */
  name: string;
  amount: bigint;
  fee: bigint;
  currency: Currency;
}

/** A line of a payout with what we know of it. */
export interface MatchedLine extends PayoutLine {
  state: LineState;
  known?: Known;
  before?: Before;
}

/** The line of a payout that is in the books, or an earlier one of the same payout, which has moved the same. */
export interface Before {
  payoutId: string;
  payout: string;
  line: number;
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

/** What moved in an account of a provider, in one direction: it happens once. */
export interface Movement {
  name: string;
  direction: 'in' | 'out';
}

/**
 * What a line moved. It also has the first name of the line, so that it is the same before and after we have heard of it.
 * Nothing for fees, which have no names; and money that went back of a payment is not the payment, nor all that can go back of it.
 */
export function movementsOf(line: PayoutLine, known: Known | undefined): Movement[] {
  if (line.kind === 'fee' || line.gross === 0n) return [];
  const direction = line.gross > 0n ? 'in' : 'out';
  const own = known?.what === 'payment' && direction === 'out' ? undefined : known?.name;
  const names = new Set([own, line.refs[0]].filter((name) => name !== undefined));
  return [...names].map((name) => ({ name, direction }));
}
