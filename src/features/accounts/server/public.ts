/** What the app and other features may use of accounts. */
export { findActorByBearer, findActorByCookie, noteSessionUse, type SignedIn } from './sessions/actors.ts';
export { removeExpiredSessions } from './sessions/sessions.ts';
export { describeUser } from './users/current-user.ts';
export { grantAdmin, listAdmins, revokeAdmin, type AdminChange } from './admins/admins.ts';
export { recordAudit, type AuditEntry } from './admins/audit.ts';
export { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts';
export { seedPeople } from './seed.ts';
