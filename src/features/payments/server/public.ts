/** The parts of payments that the app and other features may use. */
export { beginPayment } from './begin-payment.ts';
export { receiveWebhook } from './webhooks.ts';
