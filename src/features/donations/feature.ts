import { booksCompared } from '#features/ledger/server/public.ts';
import {
  paymentCaptured,
  paymentEnded,
  paymentPledged,
  paymentReversed,
  paymentsDescribed,
  paymentUnderWay,
  refundReturned,
} from '#features/payments/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { donationsApi } from './api.ts';
import { donationsContract } from './contract.ts';
import { contributionsFile } from './finance/server/contributions-listing.ts';
import { describePayments } from './finance/server/describe-payments.ts';
import { linksJob, mailLinks, type LinksJob } from './giving/server/send-links.ts';
import { endPledge, keepDonation, keepDonationWaiting, keepPledge } from './giving/server/settle-payments.ts';
import { restoreDonation, takeDonationBack } from './giving/server/take-back.ts';
import { donationsAuditedActs } from './server/audited-acts.ts';
import { compareContributions } from './server/compare-books.ts';
import { eraseFromDonations, forgetDonations } from './server/erase-donations.ts';
import { exportDonations } from './server/personal-data.ts';
import { costsSetting, presetsSetting, proposedSetting, reviewAboveSetting } from './server/settings.ts';

export const donations = defineFeature({
  name: 'donations',
  api: { contract: donationsContract, router: donationsApi },
  listPublicPaths: () => Promise.resolve([href('donate'), href('donation')]),
  hooks: [
    answerTo(paymentCaptured, keepDonation),
    answerTo(paymentUnderWay, keepDonationWaiting),
    answerTo(paymentPledged, keepPledge),
    answerTo(paymentEnded, endPledge),
    answerTo(paymentReversed, takeDonationBack),
    answerTo(refundReturned, restoreDonation),
    answerTo(paymentsDescribed, describePayments),
    answerTo(booksCompared, compareContributions),
    answerTo(personErased, eraseFromDonations),
  ],
  settings: [presetsSetting, proposedSetting, reviewAboveSetting, costsSetting],
  auditedActs: donationsAuditedActs,
  files: [contributionsFile],
  defineJobs(jobs, ctx) {
    jobs.define<LinksJob>(linksJob, (job) => mailLinks(ctx, job));
  },
  maintenance: [forgetDonations],
  personalData: { exported: ['donations'], keptBack: {}, exportOf: exportDonations },
});
