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
export {
  findPaymentFor,
  findPaymentState,
  findSentBack,
  hasFailedRefund,
  type PaymentRow,
} from './payment-rows.ts';
export { askForRefund } from './refund-payment.ts';
export {
  findMethodOfPayment,
  findSavedMethod,
  forgetSavedMethods,
  listSavedMethods,
} from './saved-methods.ts';
export { selectDisputed } from './select-disputed.ts';
export { receiveWebhook } from './webhooks.ts';
