/** The parts of accounts that the app and other features may use. */
export {
  findActorByBearer,
  findActorByCookie,
  noteSessionUse,
  type SignedIn,
} from '../sessions/server/actors.ts';
export { inviteUser } from '../activations/server/invite-user.ts';
export { grantAdmin, listAdmins, revokeAdmin } from '../admins/server/admins.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { countDemoPeople, eraseDemoPeople } from './demo-world.ts';
export { isPresent } from './demo-presence.ts';
export { findDemoPerson, seedPeople } from './seed.ts';
export {
  findCardHolders,
  listCardHolders,
  giveUpStudents,
  listCards,
  makeStudent,
  nameStudent,
  renewCard,
} from '../cards/server/student-accounts.ts';
export { endErasureRequest, listErasureRequests } from '../cards/server/erasure-requests.ts';
export { eraseGivenUpAccounts } from '../users/server/deletion.ts';
export {
  describePeople,
  findLearningChoices,
  lockPerson,
  type PersonDescribed,
} from '../users/server/describe-people.ts';
export { changePlan } from '../users/server/change-plan.ts';
export { findSeats, lockSeats } from '../users/server/seats.ts';
export { recordAudit } from '../admins/server/audit.ts';
export {
  classesAwaited,
  consentWithdrawn,
  guardianApproved,
  guardianAskedAgain,
  guardianNeeded,
} from '../guardians/server/guardian-hooks.ts';
export { personErased } from '../users/server/person-hooks.ts';
export { classWithCode, hasFreeSeats, signedUpWithCode } from '../sign-up/server/sign-up-hooks.ts';
export { classOfInvite } from '../invites/server/invite-hooks.ts';
export { isTaughtBy } from '../cards/server/card-hooks.ts';
export { findGuardian, quotaOfKnownGuardian } from '../guardians/server/name-guardian.ts';
export { limitResending } from '../links/server/mail-limits.ts';
export { findSender } from '../links/server/mail-sender.ts';
export { withMailQuotas, type HeldQuota, type MailQuota } from '../links/server/mail-quotas.ts';
export { findDevice, identifyDevice } from '../sessions/server/known-device.ts';
export { showAddress } from '../users/server/show-address.ts';
export { emailKey } from '../users/server/email-key.ts';
export { exportAddress, usePermit } from '../users/server/export-permit.ts';
export { refuseWhenTimeIsUp } from '../time/server/time-is-up.ts';
export { noteLearning, spendTime } from '../time/server/spend-time.ts';
export { followConsentStatus, readConsentStatus } from '../guardians/server/consent-status.ts';
