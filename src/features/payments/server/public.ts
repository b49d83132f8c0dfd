/** The parts of payments that the app and other features may use. */
export { aboutPayment } from './about-payment.ts';
export { beginClaimed, beginPayment, chargePayment } from './begin-payment.ts';
export { completePayment } from './complete-payment.ts';
export { createPayment } from './create-payment.ts';
export { listMethods } from './list-methods.ts';
export type { PaymentCtx } from './payment-ctx.ts';
export {
  paymentCaptured,
  paymentEnded,
  paymentPledged,
  paymentReversed,
  paymentsDescribed,
  paymentUnderWay,
  refundReturned,
  type PurposePayment,
  type ReversedPayment,
  type Settlement,
} from './payment-hooks.ts';
export { findPaymentState, findSentBack, hasFailedRefund, type PaymentRow } from './payment-rows.ts';
export { askForRefund } from './refund-payment.ts';
export { findSavedMethod, listSavedMethods } from './saved-methods.ts';
export { receiveWebhook } from './webhooks.ts';
