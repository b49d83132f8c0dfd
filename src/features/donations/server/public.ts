/** The parts of donations that other features may use. */
export { listContributionIds } from './donation-rows.ts';
export { endRecurringTo } from '../recurring/server/end-recurring-to.ts';
export { printSummary } from '../summaries/server/print-summary.ts';
export { findDonor, listReachable } from './find-donor.ts';
export { noteOrganizersThanks } from '../donors/server/thanks.ts';
export {
  accountsNamed,
  appealsRunning,
  contributionOffered,
  contributionMoved,
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
  donationsErased,
  pledgeChanged,
  targetNamed,
  targetsSuggested,
  type AnsweredDonation,
  type AskedDonation,
  type ContributionFacts,
  type DonationFacts,
  type RunningAppeal,
} from './donation-hooks.ts';
