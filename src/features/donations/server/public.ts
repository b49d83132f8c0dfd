/** The parts of donations that other features may use. */
export {
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
  type AnsweredDonation,
  type AskedDonation,
  type ContributionFacts,
  type DonationFacts,
} from './donation-hooks.ts';
