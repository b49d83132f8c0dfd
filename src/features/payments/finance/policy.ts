import type { PaymentMethod, ProviderId } from '#core/payment-providers.ts';
import type { PaymentState } from '../policy.ts';

/** What a state is called, as messages. */
export const stateNames = {
  created: 'payments.state.created',
  pending: 'payments.state.pending',
  pledged: 'payments.state.pledged',
  authorised: 'payments.state.authorised',
  captured: 'payments.state.captured',
  partly_refunded: 'payments.state.partlyRefunded',
  refunded: 'payments.state.refunded',
  disputed: 'payments.state.disputed',
  lost: 'payments.state.lost',
  failed: 'payments.state.failed',
  expired: 'payments.state.expired',
  unknown: 'payments.state.unknown',
  review: 'payments.state.review',
} as const satisfies Record<PaymentState, string>;

/** What a way to pay is called, as messages. */
export const methodNames = {
  creditOrDebit: 'payments.method.card',
  paypal: 'payments.method.paypal',
  yaad: 'payments.method.yaad',
  'donors-fund': 'payments.method.donorsFund',
  aac: 'payments.method.aac',
  ojc: 'payments.method.ojc',
} as const satisfies Record<PaymentMethod, string>;

/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<ProviderId, string>> = {
  'stripe-us': 'Stripe US',
  'stripe-uk': 'Stripe UK',
  'paypal-us': 'PayPal US',
  'paypal-uk': 'PayPal UK',
  yaad: 'Hyp (Yaad)',
  'donors-fund': 'The Donors’ Fund',
  aac: 'Achisomoch (AAC)',
  ojc: 'OJC Fund',
  sandbox: 'Sandbox',
};

/** Why a payment did not come about, and what that is called. */
export const failureNames = {
  declined: 'payments.failure.declined',
  insufficient_funds: 'payments.failure.insufficientFunds',
  expired_method: 'payments.failure.expiredMethod',
  authentication_required: 'payments.failure.authenticationRequired',
  cancelled: 'payments.failure.cancelled',
  other: 'payments.failure.other',
} as const;
export const failureReasons = keysOf(failureNames);

export const refundStateNames = {
  created: 'payments.refundState.created',
  unknown: 'payments.refundState.unknown',
  pending: 'payments.refundState.pending',
  done: 'payments.refundState.done',
  failed: 'payments.refundState.failed',
} as const;
export const refundStates = keysOf(refundStateNames);

export const disputeStateNames = {
  open: 'payments.disputeState.open',
  won: 'payments.disputeState.won',
  lost: 'payments.disputeState.lost',
} as const;
export const disputeStates = keysOf(disputeStateNames);

export const webhookStateNames = {
  waiting: 'payments.webhookState.waiting',
  done: 'payments.webhookState.done',
  ignored: 'payments.webhookState.ignored',
} as const;
export const webhookStates = keysOf(webhookStateNames);

/** What became of a mail, and what that is called. */
export const mailStateNames = {
  waiting: 'payments.mailState.waiting',
  sent: 'payments.mailState.sent',
  failed: 'payments.mailState.failed',
  unwanted: 'payments.mailState.unwanted',
} as const;
export const mailStates = keysOf(mailStateNames);

function keysOf<Names extends object>(names: Names): (keyof Names)[] {
  return Object.keys(names) as (keyof Names)[];
}
