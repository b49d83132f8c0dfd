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
import { accountGivenUp, personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { donationsApi } from './api.ts';
import { donationsContract } from './contract.ts';
import { donorsFile } from './donors/server/donors-listing.ts';
import { gatherDonors } from './donors/server/gather-donors.ts';
import { contributionsFile } from './finance/server/contributions-listing.ts';
import { describePayments } from './finance/server/describe-payments.ts';
import { recurringFile } from './finance/server/recurring-listing.ts';
import { forgetDeclarations } from './gift-aid/server/forget-declarations.ts';
import { scheduleFile } from './gift-aid/server/schedule-file.ts';
import { linksJob, mailLinks, type LinksJob } from './giving/server/send-links.ts';
import { endPledge, keepDonation, keepDonationWaiting, keepPledge } from './giving/server/settle-payments.ts';
import { restoreDonation, takeDonationBack } from './giving/server/take-back.ts';
import { cancelWithAccount } from './recurring/server/cancel-with-account.ts';
import { failCharge } from './recurring/server/fail-gift.ts';
import { remindDonors, remindDonorsJob } from './recurring/server/remind-donors.ts';
import {
  chargeGift,
  chargeGiftJob,
  takeDue,
  takeDueJob,
  type ChargeGiftJob,
} from './recurring/server/take-due.ts';
import { givingReportFile } from './reports/server/report-file.ts';
import { forgetSummaries } from './summaries/server/forget-summaries.ts';
import { mailSummaries, summariesJob } from './summaries/server/mail-summaries.ts';
import { donationsAuditedActs } from './server/audited-acts.ts';
import { compareContributions } from './server/compare-books.ts';
import { eraseFromDonations, forgetDonations } from './server/erase-donations.ts';
import { exportDonations } from './server/personal-data.ts';
import {
  costsSetting,
  giftAidRateSetting,
  presetsSetting,
  proposedSetting,
  reviewAboveSetting,
} from './server/settings.ts';

export const donations = defineFeature({
  name: 'donations',
  api: { contract: donationsContract, router: donationsApi },
  listPublicPaths: () => Promise.resolve([href('donate'), href('donation')]),
  hooks: [
    answerTo(paymentCaptured, keepDonation),
    answerTo(paymentUnderWay, keepDonationWaiting),
    answerTo(paymentPledged, keepPledge),
    answerTo(paymentEnded, endPledge),
    answerTo(paymentEnded, failCharge),
    answerTo(paymentReversed, takeDonationBack),
    answerTo(refundReturned, restoreDonation),
    answerTo(paymentsDescribed, describePayments),
    answerTo(booksCompared, compareContributions),
    answerTo(accountGivenUp, cancelWithAccount),
    answerTo(personErased, eraseFromDonations),
  ],
  settings: [presetsSetting, proposedSetting, reviewAboveSetting, costsSetting, giftAidRateSetting],
  auditedActs: donationsAuditedActs,
  files: [contributionsFile, recurringFile, donorsFile, givingReportFile, scheduleFile],
  defineJobs(jobs, ctx) {
    jobs.define<LinksJob>(linksJob, (job) => mailLinks(ctx, job));
    jobs.define(takeDueJob, () => takeDue(ctx), { cron: '* * * * *' });
    jobs.define(remindDonorsJob, () => remindDonors(ctx), { cron: '50 7 * * *' });
    // From the third on: by then the year is over everywhere, and what came at its end is booked.
    jobs.define(summariesJob, () => mailSummaries(ctx), { cron: '20 9 3-31 1 *' });
    jobs.define<ChargeGiftJob>(chargeGiftJob, (job) => chargeGift(ctx, job), {
      retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 3600 },
    });
  },
  maintenance: [forgetDonations, forgetDeclarations, forgetSummaries, gatherDonors],
  personalData: {
    exported: ['donations', 'gift_aid_declarations'],
    keptBack: {
      donors: 'Who of finance merged two donors.',
      donor_notes: 'Who of finance wrote a note.',
      donor_thanks: 'Who of finance thanked a donor.',
      gift_aid_claims: 'Who of finance made a claim; of the donors there are sums in it.',
    },
    exportOf: exportDonations,
  },
});
