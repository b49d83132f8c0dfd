/** The parts of donations that other features may use. */
export {
  contributionReceived,
  contributionRestored,
  contributionReversed,
  donationAsked,
} from './donation-hooks.ts';
