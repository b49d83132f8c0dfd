import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Money } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { defineHook, defineNotice, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Line } from '#features/ledger/server/public.ts';
import type { PaymentCtx } from './payment-ctx.ts';

/** A payment as the feature that asked for it knows it. */
export interface PurposePayment {
  paymentId: string;
  /** Which feature's, and what there; a feature leaves alone what is not its own. */
  purpose: string;
  purposeId: string;
  userId: UserId | undefined;
  amount: Money;
  method: PaymentMethod;
  /** The saved way to pay, if the payment saved or used one. */
  paymentMethodId: string | undefined;
  /** What one unit was in US dollars when the payment was asked for. */
  toDollars: { rate: string; date: LocalDate; source: string };
}

/**
 * What becomes of money that was taken. `credited`: what was bought is given, in the same transaction, and the money belongs to
 * these accounts; the amounts are positive and add up to the payment. `sent_back`: it was paid for already, or can no longer be had.
 */
export type Settlement =
  | { kind: 'credited'; credits: readonly Line[] }
  | { kind: 'sent_back'; reason: string };

/** What payments are for, in the caller’s language, by their ids. Each feature answers for its own; the others are left out. */
export const paymentsDescribed = defineQuestion<
  readonly Pick<PurposePayment, 'paymentId' | 'purpose' | 'purposeId'>[],
  readonly { paymentId: string; text: string }[],
  Pick<Ctx, 'db' | 'answersTo' | 'sayIn' | 'locale'>
>('payments.described');

/** The money is here. The feature whose purpose it is answers; the others answer undefined. */
export const paymentCaptured = defineHook<PurposePayment, Settlement | undefined, PaymentCtx>(
  'payments.captured',
);

/** Its payer is probably done at the provider, which has not confirmed it yet: she is back, or it tells of her having agreed. */
export const paymentUnderWay = defineNotice<PurposePayment, PaymentCtx>('payments.underWay');

/** Nothing will come of it, unless the provider changes its mind. What was kept for it is free again. */
export const paymentEnded = defineHook<PurposePayment, void, PaymentCtx>('payments.ended');

/** A fund has agreed to a grant, and will pay it later; or it will not, and the payment ends. */
export const paymentPledged = defineHook<PurposePayment, void, PaymentCtx>('payments.pledged');

/** A payment of which a part has gone back to its payer. */
export interface ReversedPayment extends PurposePayment {
  /** Of `amount`, also where a person has accepted that another was taken. */
  part: Money;
  /** With this part, all of it has. */
  whole: boolean;
  why: 'refunded' | 'lost';
  /** Names this refund or lost dispute among all of them. */
  reference: string;
}

/** A refund that was done has come back: the payer’s bank did not take it, and we have the money again until finance sends it again. */
export const refundReturned = defineHook<
  PurposePayment & Pick<ReversedPayment, 'reference'>,
  void,
  PaymentCtx
>('payments.returned');

/** Money has gone back to the payer. */
export const paymentReversed = defineHook<ReversedPayment, void, PaymentCtx>('payments.reversed');
