import { booksCompared } from '#features/ledger/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { paymentsApi } from './api.ts';
import { paymentsContract } from './contract.ts';
import { paymentsAuditedActs } from './server/audited-acts.ts';
import { paymentsFile } from './finance/server/payments-listing.ts';
import { confirmAboveSetting, refundDaysSetting } from './deciding/server/settings.ts';
import { compareBooks } from './server/compare-books.ts';
import { expireUnbegun } from './server/expire-unbegun.ts';
import { findOut } from './server/find-out.ts';
import {
  expireJob,
  lookJob,
  refundJob,
  webhookJob,
  type ExpireJob,
  type LookJob,
  type RefundJob,
  type WebhookJob,
} from './server/payment-jobs.ts';
import { exportPayments } from './server/personal-data.ts';
import { erasePayer } from './server/sealed-payer.ts';
import { makeRefund } from './server/refund-payment.ts';
import { workOffLeft, workOffWebhooks } from './server/webhooks.ts';

/** Tried for three days, as long as providers send a webhook again. */
const patient = { limit: 100, delaySeconds: 5, maxDelaySeconds: 3600 };

export const payments = defineFeature({
  name: 'payments',
  api: { contract: paymentsContract, router: paymentsApi },
  hooks: [answerTo(booksCompared, compareBooks), answerTo(personErased, erasePayer)],
  settings: [refundDaysSetting, confirmAboveSetting],
  auditedActs: paymentsAuditedActs,
  files: [paymentsFile],
  defineJobs(jobs, ctx) {
    jobs.define<LookJob>(lookJob, (job) => findOut(ctx, job), { retry: patient });
    jobs.define<ExpireJob>(expireJob, (job) => expireUnbegun(ctx, job), { retry: patient });
    jobs.define<RefundJob>(refundJob, (job) => makeRefund(ctx, job), { retry: patient });
    jobs.define<WebhookJob>(webhookJob, (job) => workOffWebhooks(ctx, job), { retry: patient });
    jobs.define('payments.webhooks-left', () => workOffLeft(ctx), { cron: '* * * * *' });
  },
  personalData: {
    exported: ['payments', 'payment_methods'],
    keptBack: {
      payment_refund_requests: 'Who of finance asked for a refund, or decided about one.',
      payouts: 'Who of finance read or booked a payout.',
    },
    exportOf: exportPayments,
  },
});
