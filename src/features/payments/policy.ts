import type { Money } from '#core/money.ts';

/** Every state of a payment (spec §2, Payment). `review`: what was taken is not what was asked for, and a person decides. */
export const paymentStates = [
  'created',
  'pending',
  'pledged',
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'disputed',
  'lost',
  'failed',
  'expired',
  'unknown',
  'review',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How far it is, from the least on: facts move it forward only, so that their order makes no difference. */
const progressInOrder = [
  'created',
  'pending',
  'pledged',
  'authorised',
  'failed',
  'expired',
  'captured',
] as const;
export type Progress = (typeof progressInOrder)[number];

/** What a payment's state follows from. */
export interface Standing {
  progress: Progress;
  unclear: boolean;
  review: string | null;
  captured: bigint;
  refunded: bigint;
  lost: bigint;
  disputed: boolean;
}

/** The further of two; money that was taken after a failure or the end of the page was taken. */
export function furtherProgress(one: Progress, other: Progress): Progress {
  return progressInOrder.indexOf(other) > progressInOrder.indexOf(one) ? other : one;
}

export function stateOf(standing: Standing): PaymentState {
  const { progress, unclear, review, captured, refunded, lost, disputed } = standing;
  if (review !== null) return 'review';
  if (disputed) return 'disputed';
  if (lost > 0n) return 'lost';
  if (captured > 0n) {
    if (refunded === captured) return 'refunded';
    return refunded > 0n ? 'partly_refunded' : 'captured';
  }
  const isOpen = progress !== 'failed' && progress !== 'expired';
  return unclear && isOpen ? 'unknown' : progress;
}

/** Whether anything more can come of it without a person: then the job asks no further. */
export function isSettled(state: PaymentState): boolean {
  return !['created', 'pending', 'authorised', 'unknown'].includes(state);
}

/** What came of asking a provider: it knows the payment, never heard of it, or could not be asked. */
export const lookedWords = ['answered', 'absent', 'no_answer'] as const;
export type Looked = (typeof lookedWords)[number];

/** Whether it came to nothing. */
export function hasEnded(state: PaymentState): boolean {
  return state === 'failed' || state === 'expired';
}

/** Whether its money is here now: what was bought holds. */
export function isPaid(state: PaymentState): boolean {
  return ['captured', 'partly_refunded', 'disputed'].includes(state);
}

/** Whether money of it can be sent back: while a bank decides, it cannot. */
export function isRefundable(state: PaymentState): boolean {
  return isPaid(state) && state !== 'disputed';
}

/** Why facts cannot be credited: what was taken is not what was asked for. Undefined if it is. */
export function findMismatch(
  asked: Money,
  { state, captured }: { state?: string | undefined; captured?: Money | undefined },
): string | undefined {
  if (captured === undefined) return state === 'captured' ? 'captured without an amount' : undefined;
  if (captured.amount === 0n && state !== 'captured') return undefined;
  if (captured.currency !== asked.currency) return `captured ${captured.currency} for ${asked.currency}`;
  if (captured.amount !== asked.amount) return `captured ${captured.amount} of ${asked.amount}`;
  return undefined;
}

/** How much of a payment can still go back: refunds that are done or under way are gone. */
export function leftToRefund(
  { captured, lost }: { captured: number; lost: number },
  refunds: readonly { amount: number; state: string }[],
): bigint {
  const gone = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  return BigInt(captured - lost - gone);
}

/**
 * How much of each credit goes back when `part` of a payment does, after `before` of it already has: in proportion, and to the
 * minor unit the whole of it once everything is back.
 */
export function shareOut(credits: readonly bigint[], before: bigint, part: bigint): bigint[] {
  const total = credits.reduce((sum, credit) => sum + credit, 0n);
  const shares = credits
    .slice(0, -1)
    .map((credit) => (credit * (before + part)) / total - (credit * before) / total);
  return [...shares, part - shares.reduce((sum, share) => sum + share, 0n)];
}

/** After how many seconds the provider is asked again: within a minute at first, while the payer may be waiting. */
const lookAfterSeconds = [20, 40, 120, 300, 900, 3600, 6 * 3600, 24 * 3600];

export function nextLookAfter(tries: number): number {
  return lookAfterSeconds[Math.min(tries, lookAfterSeconds.length - 1)] ?? 3600;
}
