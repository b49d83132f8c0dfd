/** What the app and other features may use of accounts. */
export { findActorByBearer, findActorByCookie, noteSessionUse, type SignedIn } from './sessions/actors.ts';
export { inviteUser } from './activations/invite-user.ts';
export { defineResetMail } from './emails/reset-password.ts';
export { removeExpiredLinks } from './links/links.ts';
export { removeExpiredSessions } from './sessions/sessions.ts';
export { grantAdmin, listAdmins, revokeAdmin } from './admins/admins.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { seedPeople } from './seed.ts';
export { grantCourse, withdrawCourse } from './users/granted-courses.ts';
export { eraseGivenUpAccounts } from './users/deletion.ts';
export { describePeople, type PersonDescribed } from './users/describe-people.ts';
export { exportAccount } from './users/personal-data.ts';
export { refuseWhenTimeIsUp } from './time/time-is-up.ts';
export { spendTime } from './time/spend-time.ts';
export { followStanding, readStanding } from './guardians/standing.ts';
export { eraseUnanswered } from './guardians/waiting.ts';
