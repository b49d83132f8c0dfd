/** What the app and other features may use of accounts. */
export { findActorByBearer, findActorByCookie, noteSessionUse, type SignedIn } from './sessions/actors.ts';
export { inviteUser } from './activations/invite-user.ts';
export { defineResetMail } from './emails/reset-password.ts';
export { removeExpiredLinks } from './links/links.ts';
export { removeExpiredSessions } from './sessions/sessions.ts';
export { grantAdmin, listAdmins, revokeAdmin } from './admins/admins.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { findDemoPerson, seedPeople } from './seed.ts';
export {
  findCardHolders,
  giveUpStudents,
  listCards,
  makeStudent,
  renewCard,
} from './cards/student-accounts.ts';
export { grantCourse, withdrawCourse } from './users/granted-courses.ts';
export { eraseGivenUpAccounts } from './users/deletion.ts';
export { describePeople, lockPerson, type PersonDescribed } from './users/describe-people.ts';
export { findSeats, lockSeats } from './users/seats.ts';
export { recordAudit } from './admins/audit.ts';
export type { ClassesPort } from './classes-port.ts';
export { findGuardian } from './guardians/name-guardian.ts';
export { createLink, findLink, useLink } from './links/links.ts';
export { sendLinkMail } from './links/link-mail.ts';
export { mayMail } from './links/mail-limits.ts';
export { emailKey } from './users/email-key.ts';
export { exportAccount } from './users/personal-data.ts';
export { refuseWhenTimeIsUp } from './time/time-is-up.ts';
export { spendTime } from './time/spend-time.ts';
export { followStanding, readStanding } from './guardians/standing.ts';
export { eraseUnanswered } from './guardians/waiting.ts';
