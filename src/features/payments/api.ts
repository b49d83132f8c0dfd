import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { paymentsContract } from './contract.ts';
import { listPayments } from './finance/server/payments-listing.ts';
import { confirmRefund, requestRefund, withdrawRefund } from './deciding/server/request-refunds.ts';
import { askProvider, decideReview, settleByHand } from './deciding/server/settle-payments.ts';
import { bookPayout, discardPayout } from './payouts/server/book-payout.ts';
import { uploadPayouts } from './payouts/server/store-payouts.ts';
import { getPayout, listPayouts } from './payouts/server/view-payout.ts';
import { listDisputes } from './queues/server/disputes-listing.ts';
import { readQueues } from './queues/server/read-queues.ts';
import { settleRefund } from './deciding/server/settle-refund.ts';
import { setRefundAside } from './queues/server/set-refund-aside.ts';
import { listStuckWebhooks, retryWebhook, setWebhookAside } from './queues/server/stuck-webhooks.ts';
import { getPayment } from './finance/server/view-payment.ts';

const os = serve(paymentsContract);

const looking = { permission: 'money.read', limit: reads } as const;

const acting = { permission: 'money.act', limit: writes } as const;

export const paymentsApi = os.router({
  adminPayments: os.adminPayments
    .use(guard('payments.adminPayments', looking))
    .handler(({ context, input }) => listPayments(context, input)),
  adminPayment: os.adminPayment
    .use(guard('payments.adminPayment', looking))
    .handler(({ context, input }) => getPayment(context, input.id)),
  requestRefund: os.requestRefund
    .use(guard('payments.requestRefund', acting))
    .handler(({ context, input }) => requestRefund(context, input)),
  confirmRefund: os.confirmRefund
    .use(guard('payments.confirmRefund', acting))
    .handler(({ context, input }) => confirmRefund(context, input)),
  withdrawRefund: os.withdrawRefund
    .use(guard('payments.withdrawRefund', acting))
    .handler(({ context, input }) => withdrawRefund(context, input)),
  askProvider: os.askProvider
    .use(guard('payments.askProvider', acting))
    .handler(({ context, input }) => askProvider(context, input.id)),
  decideReview: os.decideReview
    .use(guard('payments.decideReview', acting))
    .handler(({ context, input }) => decideReview(context, input)),
  settleByHand: os.settleByHand
    .use(guard('payments.settleByHand', acting))
    .handler(({ context, input }) => settleByHand(context, input)),
  adminMoney: os.adminMoney
    .use(guard('payments.adminMoney', looking))
    .handler(({ context }) => readQueues(context)),
  adminDisputes: os.adminDisputes
    .use(guard('payments.adminDisputes', looking))
    .handler(({ context, input }) => listDisputes(context, input)),
  adminStuckWebhooks: os.adminStuckWebhooks
    .use(guard('payments.adminStuckWebhooks', looking))
    .handler(({ context, input }) => listStuckWebhooks(context, input)),
  retryWebhook: os.retryWebhook
    .use(guard('payments.retryWebhook', acting))
    .handler(({ context, input }) => retryWebhook(context, input.id)),
  setWebhookAside: os.setWebhookAside
    .use(guard('payments.setWebhookAside', acting))
    .handler(({ context, input }) => setWebhookAside(context, input.id)),
  settleRefund: os.settleRefund
    .use(guard('payments.settleRefund', acting))
    .handler(({ context, input }) => settleRefund(context, input)),
  setRefundAside: os.setRefundAside
    .use(guard('payments.setRefundAside', acting))
    .handler(({ context, input }) => setRefundAside(context, input.id)),
  payouts: os.payouts
    .use(guard('payments.payouts', looking))
    .handler(({ context, input }) => listPayouts(context, input)),
  uploadPayouts: os.uploadPayouts
    .use(guard('payments.uploadPayouts', acting))
    .handler(({ context, input }) => uploadPayouts(context, input)),
  payout: os.payout
    .use(guard('payments.payout', looking))
    .handler(({ context, input }) => getPayout(context, input.id)),
  bookPayout: os.bookPayout
    .use(guard('payments.bookPayout', acting))
    .handler(({ context, input }) => bookPayout(context, input)),
  discardPayout: os.discardPayout
    .use(guard('payments.discardPayout', acting))
    .handler(({ context, input }) => discardPayout(context, input.id)),
});
