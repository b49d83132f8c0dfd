/** The parts of guardians that the app and other features may use. */
export { followConsentStatus, readConsentStatus } from '../consent/server/consent-status.ts';
export { findConsentAge } from '../consent/server/consent-age.ts';
export {
  classesAwaited,
  consentWithdrawn,
  guardianApproved,
  guardianAskedAgain,
  guardianNeeded,
} from '../consent/server/guardian-hooks.ts';
export { withKnownGuardianMail } from '../consent/server/known-guardian-mail.ts';
export {
  findGuardian,
  findIssuesOfMinor,
  nameGuardian,
  quotaOfKnownGuardian,
  shareOfGuardian,
} from '../consent/server/name-guardian.ts';
export { listChildrenOf } from '../consent/server/children-of.ts';
