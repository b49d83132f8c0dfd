/** The parts of payments that the app and other features may use. */
export { beginPayment, chargePayment } from './begin-payment.ts';
export { completePayment } from './complete-payment.ts';
export { createPayment, type NewPayment } from './create-payment.ts';
export type { PaymentCtx } from './payment-ctx.ts';
export {
  paymentCaptured,
  paymentEnded,
  paymentReversed,
  type PurposePayment,
  type Settlement,
} from './payment-hooks.ts';
export { listMethods } from './payment-methods.ts';
export { askForRefund } from './refund-payment.ts';
export { receiveWebhook } from './webhooks.ts';
