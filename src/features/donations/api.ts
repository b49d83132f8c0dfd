import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { donationsContract } from './contract.ts';
import { eraseDonor } from './donors/server/erase-donor.ts';
import { getAdminDonor } from './donors/server/admin-donor.ts';
import { listDonors } from './donors/server/donors-listing.ts';
import { mergeDonors, partDonors } from './donors/server/merge-donors.ts';
import { changeNote, noteDonor, removeNote } from './donors/server/notes.ts';
import { removeThanks, thankDonor } from './donors/server/thanks.ts';
import { suggestTargets } from './finance/server/suggest-targets.ts';
import { getAdminDonation, listWaiting, reviewDonation } from './finance/server/admin-donation.ts';
import { listContributions } from './finance/server/contributions-listing.ts';
import { endRecurringDonation } from './finance/server/end-donation.ts';
import { listRecurring } from './finance/server/recurring-listing.ts';
import { cancelGiftAid, cancelGiftAidAsStaff } from './gift-aid/server/cancel.ts';
import { claimGiftAid, getGiftAidClaim, getGiftAidSums } from './gift-aid/server/claims.ts';
import { declareGiftAid, enterGiftAid } from './gift-aid/server/declare.ts';
import { listGiftAidGifts } from './gift-aid/server/gifts-listing.ts';
import { getDonationForm } from './giving/server/form.ts';
import { findBegunDonation, giveDonation } from './giving/server/give-donation.ts';
import { judgeDonation } from './giving/server/judge-donation.ts';
import { listOwnDonations } from './giving/server/own-donations.ts';
import { payDonation } from './giving/server/pay-donation.ts';
import { sendLinks } from './giving/server/send-links.ts';
import { completeDonation, getDonation } from './giving/server/view-donation.ts';
import { changeDonationSchedule } from './recurring/server/change-recurrence.ts';
import { correctGift } from './offline/server/correct-gift.ts';
import { enterGift } from './offline/server/enter-gift.ts';
import { getSummary, listOwnSummaries } from './summaries/server/view-summary.ts';
import { moveDonation } from './offline/server/move-donation.ts';
import { readGivingReport } from './reports/server/report.ts';

const os = serve(donationsContract);
/** Open to visitors; children are kept from everything that costs money (decisions: families). */
const looking = { access: 'anyone', keptFrom: childRoles, limit: reads } as const;
const acting = { access: 'anyone', keptFrom: childRoles, limit: writes } as const;
const actingAsStaff = { permission: 'money.act', limit: writes } as const;
const readingAsStaff = { permission: 'money.read', limit: reads } as const;

export const donationsApi = os.router({
  form: os.form
    .use(guard('donations.form', looking))
    .handler(({ context, input }) => getDonationForm(context, input)),
  // A hall full of people gives over one network.
  give: os.give
    .use(
      guard('donations.give', {
        ...acting,
        limit: { tries: 600, seconds: 3600 },
        judge: judgeDonation,
      }),
    )
    .handler(({ context, input }) => giveDonation(context, input)),
  begun: os.begun.use(guard('donations.begun', looking)).handler(({ context }) => findBegunDonation(context)),
  own: os.own
    .use(guard('donations.own', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => listOwnDonations(context, input)),
  sendLinks: os.sendLinks
    .use(guard('donations.sendLinks', { ...acting, limit: { tries: 30, seconds: 3600 } }))
    .handler(({ context, input }) => sendLinks(context, input)),
  get: os.get
    .use(guard('donations.get', looking))
    .handler(({ context, input }) => getDonation(context, input)),
  pay: os.pay
    .use(guard('donations.pay', acting))
    .handler(({ context, input }) => payDonation(context, input)),
  complete: os.complete
    .use(guard('donations.complete', acting))
    .handler(({ context, input }) => completeDonation(context, input)),
  changeSchedule: os.changeSchedule
    .use(guard('donations.changeSchedule', acting))
    .handler(({ context, input }) => changeDonationSchedule(context, input)),
  adminContributions: os.adminContributions
    .use(guard('donations.adminContributions', readingAsStaff))
    .handler(({ context, input }) => listContributions(context, input)),
  adminRecurring: os.adminRecurring
    .use(guard('donations.adminRecurring', readingAsStaff))
    .handler(({ context, input }) => listRecurring(context, input)),
  adminEnd: os.adminEnd
    .use(guard('donations.adminEnd', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => endRecurringDonation(context, input)),
  adminTargets: os.adminTargets
    .use(guard('donations.adminTargets', readingAsStaff))
    .handler(({ context }) => suggestTargets(context)),
  adminWaiting: os.adminWaiting
    .use(guard('donations.adminWaiting', readingAsStaff))
    .handler(({ context }) => listWaiting(context)),
  adminDonation: os.adminDonation
    .use(guard('donations.adminDonation', readingAsStaff))
    .handler(({ context, input }) => getAdminDonation(context, input)),
  adminReview: os.adminReview
    .use(guard('donations.adminReview', actingAsStaff))
    .handler(({ context, input }) => reviewDonation(context, input)),
  adminEnterGift: os.adminEnterGift
    .use(guard('donations.adminEnterGift', actingAsStaff))
    .handler(({ context, input }) => enterGift(context, input)),
  adminCorrectGift: os.adminCorrectGift
    .use(guard('donations.adminCorrectGift', actingAsStaff))
    .handler(({ context, input }) => correctGift(context, input)),
  adminMoveDonation: os.adminMoveDonation
    .use(guard('donations.adminMoveDonation', actingAsStaff))
    .handler(({ context, input }) => moveDonation(context, input)),
  adminDonors: os.adminDonors
    .use(guard('donations.adminDonors', readingAsStaff))
    .handler(({ context, input }) => listDonors(context, input)),
  adminDonor: os.adminDonor
    .use(guard('donations.adminDonor', readingAsStaff))
    .handler(({ context, input }) => getAdminDonor(context, input)),
  adminMergeDonors: os.adminMergeDonors
    .use(guard('donations.adminMergeDonors', actingAsStaff))
    .handler(({ context, input }) => mergeDonors(context, input)),
  adminPartDonors: os.adminPartDonors
    .use(guard('donations.adminPartDonors', actingAsStaff))
    .handler(({ context, input }) => partDonors(context, input)),
  adminNoteDonor: os.adminNoteDonor
    .use(guard('donations.adminNoteDonor', actingAsStaff))
    .handler(({ context, input }) => noteDonor(context, input)),
  adminChangeNote: os.adminChangeNote
    .use(guard('donations.adminChangeNote', actingAsStaff))
    .handler(({ context, input }) => changeNote(context, input)),
  adminRemoveNote: os.adminRemoveNote
    .use(guard('donations.adminRemoveNote', actingAsStaff))
    .handler(({ context, input }) => removeNote(context, input)),
  adminThankDonor: os.adminThankDonor
    .use(guard('donations.adminThankDonor', actingAsStaff))
    .handler(({ context, input }) => thankDonor(context, input)),
  adminRemoveThanks: os.adminRemoveThanks
    .use(guard('donations.adminRemoveThanks', actingAsStaff))
    .handler(({ context, input }) => removeThanks(context, input)),
  adminEraseDonor: os.adminEraseDonor
    .use(guard('donations.adminEraseDonor', actingAsStaff))
    .handler(({ context, input }) => eraseDonor(context, input)),
  adminGivingReport: os.adminGivingReport
    .use(guard('donations.adminGivingReport', readingAsStaff))
    .handler(({ context, input }) => readGivingReport(context, input)),
  declareGiftAid: os.declareGiftAid
    .use(guard('donations.declareGiftAid', acting))
    .handler(({ context, input }) => declareGiftAid(context, input)),
  cancelGiftAid: os.cancelGiftAid
    .use(guard('donations.cancelGiftAid', acting))
    .handler(({ context, input }) => cancelGiftAid(context, input)),
  adminDeclareGiftAid: os.adminDeclareGiftAid
    .use(guard('donations.adminDeclareGiftAid', actingAsStaff))
    .handler(({ context, input }) => enterGiftAid(context, input)),
  adminCancelGiftAid: os.adminCancelGiftAid
    .use(guard('donations.adminCancelGiftAid', actingAsStaff))
    .handler(({ context, input }) => cancelGiftAidAsStaff(context, input)),
  summary: os.summary
    .use(guard('donations.summary', looking))
    .handler(({ context, input }) => getSummary(context, input)),
  ownSummaries: os.ownSummaries
    .use(guard('donations.ownSummaries', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context }) => listOwnSummaries(context)),
  adminGiftAid: os.adminGiftAid
    .use(guard('donations.adminGiftAid', readingAsStaff))
    .handler(({ context, input }) => getGiftAidSums(context, input)),
  adminGiftAidGifts: os.adminGiftAidGifts
    .use(guard('donations.adminGiftAidGifts', readingAsStaff))
    .handler(({ context, input }) => listGiftAidGifts(context, input)),
  adminClaimGiftAid: os.adminClaimGiftAid
    .use(guard('donations.adminClaimGiftAid', actingAsStaff))
    .handler(({ context, input }) => claimGiftAid(context, input)),
  adminGiftAidClaim: os.adminGiftAidClaim
    .use(guard('donations.adminGiftAidClaim', readingAsStaff))
    .handler(({ context, input }) => getGiftAidClaim(context, input)),
});
