/** The parts of people that the app and other features may use. */
export { closedAvatars } from '../avatars/server/closed-avatars.ts';
export { readFrame, setFrame } from '../avatars/server/frames.ts';
export { getAvatarImage, isChoosable } from '../avatars/server/gallery.ts';
export { findLastEntries } from '../audit/server/last-entries.ts';
export { sayActor } from '../audit/server/say-actor.ts';
export { type AuditedState, recordAudit } from '../audit/server/audit.ts';
export { verifyAudit, type AuditAnchor, type VerifiedAudit } from '../audit/server/verify-audit.ts';
export { adultFrom, isMinor } from '../policy.ts';
export { demoPassword, demoPeople } from './demo-people.ts';
export { isPresent, refuseAbsent } from './demo-presence.ts';
export { countDemoPeople, eraseDemoPeople, listDemoPeople } from './demo-world.ts';
export { readRestrictionRule, readSeatRule } from './plan-settings.ts';
export { findDemoPerson, seedPeople } from './seed.ts';
export { describeUser, viewUser } from '../users/server/current-user.ts';
export {
  describePeople,
  findLearningChoices,
  lockPerson,
  type PersonDescribed,
} from '../users/server/describe-people.ts';
export { findMember } from '../users/server/find-member.ts';
export { countJoined, selectCountedPeople, type Joined } from '../users/server/counted-people.ts';
export { emailKey } from '../users/server/email-key.ts';
export { selectByEmail } from '../users/server/select-by-email.ts';
export {
  eraseDate,
  eraseDuePeople,
  eraseGivenUpAccounts,
  erasePerson,
} from '../users/server/erase-people.ts';
export { giveUpAccounts, keepGivenUpAccount } from '../users/server/given-up-accounts.ts';
export { findMessageReader, findMessageReaders } from '../users/server/message-reader.ts';
export { mailboxKey } from '../users/server/mailbox-key.ts';
export { actorColumns, toMember } from '../users/server/to-member.ts';
export { accountGivenUp, accountKept, personErased } from '../users/server/person-hooks.ts';
export { readPayer, type Payer } from '../users/server/payer.ts';
export { findPersonStanding, findReaderOf, findVerifiedAddress } from '../users/server/person-standing.ts';
export { countInvited, findInvitation, listMailboxes } from '../users/server/invitations.ts';
export { listStaffWith } from '../users/server/list-staff.ts';
export { refuseFamilyMember, requireAddress } from '../users/server/answered-for.ts';
export { findSeats, lockSeats } from '../users/server/seats.ts';
export { showAddress } from '../users/server/show-address.ts';
export { insertUsers, selectUsers, updateUsers } from '../users/server/user-rows.ts';
export { liveWhere } from '../users/server/whereabouts.ts';
export { namePlan } from '../panel/server/names.ts';
export type { PanelPerson } from '../panel/server/panel-person.ts';
export { personActs, type PersonAct } from '../panel/server/person-acts.ts';
export {
  factsOf,
  link,
  number,
  personSections,
  rowsAtMost,
  tableOf,
  text,
  time,
  words,
  type PersonSection,
} from '../panel/server/person-sections.ts';
export { tableOfMails } from '../panel/server/mails-section.ts';
export { anyReason } from '../panel/policy.ts';
export { findRefusedSince, setRefused } from '../mails/server/do-not-mail.ts';
export { limitResending } from '../mails/server/mail-limits.ts';
export { findSender } from '../mails/server/mail-sender.ts';
export { withMailQuotas, type HeldQuota, type MailQuota } from '../mails/server/mail-quotas.ts';
export { genderOfReader, nameOfReader } from '../mails/server/verified-reader.ts';
