import type { ProviderId } from '#core/payment-providers.ts';
import { isSettled, type PaymentState } from '../policy.ts';

/** Why someone of finance sends money back. */
export const refundReasonNames = {
  asked_by_payer: 'payments.refundReason.askedByPayer',
  paid_twice: 'payments.refundReason.paidTwice',
  not_delivered: 'payments.refundReason.notDelivered',
  by_mistake: 'payments.refundReason.byMistake',
  fraud: 'payments.refundReason.fraud',
  goodwill: 'payments.refundReason.goodwill',
} as const;
export const refundReasons = Object.keys(refundReasonNames) as (keyof typeof refundReasonNames)[];

export const requestStateNames = {
  waiting: 'payments.requestState.waiting',
  made: 'payments.requestState.made',
  withdrawn: 'payments.requestState.withdrawn',
  expired: 'payments.requestState.expired',
} as const;
export const requestStates = Object.keys(requestStateNames) as (keyof typeof requestStateNames)[];
export type RequestState = (typeof requestStates)[number];

/** How long a second person may take to confirm a refund, in days. */
export const confirmWithinDays = 7;

/** How a refund that was asked for stands. */
export function requestStateOf(
  { state, expires_at }: { state: Exclude<RequestState, 'expired'>; expires_at: Date },
  now: Date,
): RequestState {
  return state === 'waiting' && expires_at <= now ? 'expired' : state;
}

/** What can be decided about a payment in review. */
export const verdicts = ['accept', 'send_back', 'put_aside'] as const;

/** What a person can say of a payment that nobody else knows anything of. */
export const outcomes = ['paid', 'failed'] as const;

/** These cannot be asked what came of a payment: a person looks it up there (the adapters' READMEs). */
export const unaskable: readonly ProviderId[] = ['yaad', 'donors-fund', 'aac', 'ojc'];

/** How long a payment may be unclear before a person may say what came of it, in milliseconds. */
const byHandAfterMs = 3_600_000;

/** Whether a person may say what came of a refund, because nobody else will. */
export function isRefundSettledByHand(
  provider: ProviderId,
  { state, changed_at }: { state: string; changed_at: Date },
  now: Date,
): boolean {
  const isOpen = state === 'unknown' || state === 'pending';
  return unaskable.includes(provider) && isOpen && now.getTime() - changed_at.getTime() >= byHandAfterMs;
}

/** Whether a person may say what came of a payment, because nobody else will. */
export function isSettledByHand(
  { provider, state, changed_at }: { provider: ProviderId; state: PaymentState; changed_at: Date },
  now: Date,
): boolean {
  if (!unaskable.includes(provider)) return false;
  if (state === 'pledged') return true;
  return !isSettled(state) && state !== 'created' && now.getTime() - changed_at.getTime() >= byHandAfterMs;
}
