/** The parts of guardians that the app and other features may use. */
export { eraseChild, giveApproval, takeBackApproval } from '../consent/server/consent.ts';
export { describeConsents } from '../consent/server/describe-consents.ts';
export { sendConsentMail, sendWithdrawnMail } from '../consent/server/guardian-mails.ts';
export { endGuardian, replaceGuardian } from '../consent/server/replace-guardian.ts';
export { followConsentStatus, readConsentStatus } from '../consent/server/consent-status.ts';
export { findConsentAge } from '../consent/server/consent-age.ts';
export {
  childrenOfFamily,
  classesAwaited,
  consentWithdrawn,
  guardianApproved,
  guardianAskedAgain,
  familyPlace,
  guardianNeeded,
  guardiansOfFamily,
  takenIntoFamily,
  type FamilyPlace,
} from '../consent/server/guardian-hooks.ts';
export { withKnownGuardianMail } from '../consent/server/known-guardian-mail.ts';
export {
  findGuardian,
  findIssuesOfMinor,
  keepGuardian,
  nameGuardian,
  quotaOfKnownGuardian,
  shareOfGuardian,
} from '../consent/server/name-guardian.ts';
export {
  answersForChildren,
  listConsentingGuardians,
  listGuardianAccounts,
} from '../consent/server/guardian-accounts.ts';
export { listChildrenOf } from '../consent/server/children-of.ts';
export { listNaming } from '../consent/server/list-naming.ts';
export { listNamedGuardians } from '../consent/server/list-named-guardians.ts';
