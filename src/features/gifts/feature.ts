import { booksCompared } from '#features/ledger/server/public.ts';
import {
  paymentCaptured,
  paymentReversed,
  paymentsDescribed,
  paymentUnderWay,
  refundReturned,
} from '#features/payments/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { giftsApi } from './api.ts';
import { giftsContract } from './contract.ts';
import { describeGifts } from './finance/server/describe-gifts.ts';
import { giftsFile } from './finance/server/gifts-listing.ts';
import { keepGiftWaiting, keepWhatWasPaid } from './giving/server/settle-payments.ts';
import { keepReturned, takeGiftBack } from './giving/server/take-back.ts';
import { giftsAuditedActs } from './server/audited-acts.ts';
import { compareGifts } from './server/compare-books.ts';
import { eraseFromGifts, forgetGifts } from './server/erase-gifts.ts';
import { giftsMessageKinds } from './server/message-kinds.ts';
import { exportGifts } from './server/personal-data.ts';
import { dueJob, workOffDue } from './server/work-off-due.ts';

export const gifts = defineFeature({
  name: 'gifts',
  api: { contract: giftsContract, router: giftsApi },
  listPublicPaths: () => Promise.resolve([href('gift')]),
  hooks: [
    answerTo(paymentCaptured, keepWhatWasPaid),
    answerTo(paymentUnderWay, keepGiftWaiting),
    answerTo(paymentReversed, takeGiftBack),
    answerTo(refundReturned, keepReturned),
    answerTo(paymentsDescribed, describeGifts),
    answerTo(booksCompared, compareGifts),
    answerTo(personErased, eraseFromGifts),
  ],
  messageKinds: giftsMessageKinds,
  auditedActs: giftsAuditedActs,
  files: [giftsFile],
  defineJobs(jobs, ctx) {
    jobs.define(dueJob, () => workOffDue(ctx), { cron: '* * * * *' });
  },
  maintenance: [forgetGifts],
  personalData: { exported: ['gifts'], keptBack: {}, exportOf: exportGifts },
});
