/** The parts of accounts that the app and other features may use. */
export { findActorByBearer, findActorByCookie, noteSessionUse, type SignedIn } from './sessions/actors.ts';
export { inviteUser } from './activations/invite-user.ts';
export { defineResetMail } from './emails/reset-password.ts';
export { removeExpiredLinks } from './links/links.ts';
export { removeExpiredSessions } from './sessions/sessions.ts';
export { grantAdmin, listAdmins, revokeAdmin } from './admins/admins.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { countDemoPeople, eraseDemoPeople, shutOutDemoPeople } from './demo-world.ts';
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
} from './cards/student-accounts.ts';
export { endErasureRequest, listErasureRequests } from './cards/erasure-requests.ts';
export { grantCourse, withdrawCourse } from './users/granted-courses.ts';
export { eraseGivenUpAccounts } from './users/deletion.ts';
export {
  describePeople,
  findLearningChoices,
  lockPerson,
  type PersonDescribed,
} from './users/describe-people.ts';
export { changePlan } from './users/change-plan.ts';
export { findSeats, lockSeats } from './users/seats.ts';
export { recordAudit } from './admins/audit.ts';
export type { ClassesPort } from './classes-port.ts';
export { findGuardian, shareOfKnownGuardian } from './guardians/name-guardian.ts';
export { createLink, endLinksAbout, findLink, useLink } from './links/links.ts';
export type { LinkKind } from './links/link-kinds.ts';
export { sendLinkMail } from './links/link-mail.ts';
export { limitResending } from './links/mail-limits.ts';
export { findSender } from './links/mail-sender.ts';
export { mailWords } from './links/mail-words.ts';
export { withMailShares, type HeldShare, type MailShare } from './links/mail-shares.ts';
export { findDevice, identifyDevice } from './sessions/known-device.ts';
export { showAddress } from './users/show-address.ts';
export { emailKey } from './users/email-key.ts';
export { exportAddress, usePermit } from './users/export-permit.ts';
export { exportAccount } from './users/personal-data.ts';
export { refuseWhenTimeIsUp } from './time/time-is-up.ts';
export { noteLearning, spendTime } from './time/spend-time.ts';
export { followStanding, readStanding } from './guardians/standing.ts';
export { eraseUnanswered } from './guardians/waiting.ts';
