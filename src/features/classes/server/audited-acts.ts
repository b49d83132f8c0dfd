import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const byGuardian = { 'mail link': 'people.reason.mailLink', family: 'guardians.reason.family' };
const ownRequest = { 'her own request': 'classes.reason.ownRequest' };

/** What classes record in the audit log. */
export const classesAuditedActs = {
  'class.approved': { text: 'classes.audited.approved', reasons: byGuardian },
  'class.declined': { text: 'classes.audited.declined', reasons: byGuardian },
  'class.taken_out': { text: 'classes.audited.takenOut', reasons: byGuardian },
  'student.erasure.agreed': { text: 'classes.audited.erasureAgreed', reasons: ownRequest },
  'student.erasure.declined': { text: 'classes.audited.erasureDeclined', reasons: ownRequest },
  'student.brought_back': { text: 'classes.audited.broughtBack' },
  'student.leave.agreed': { text: 'classes.audited.leaveAgreed', reasons: ownRequest },
  'student.leave.declined': { text: 'classes.audited.leaveDeclined', reasons: ownRequest },
  'student.made': {
    text: 'classes.audited.studentMade',
    reasons: { 'her teacher says that the guardians agree': 'classes.reason.teacherSays' },
  },
  'class.handed_over': {
    text: 'classes.audited.handedOver',
    reasons: { 'her account is erased': 'classes.reason.ownerErased' },
  },
  'class.teacher_joined': { text: 'classes.audited.teacherJoined' },
  'class.teacher_left': { text: 'classes.audited.teacherLeft' },
  'class.teacher_removed': { text: 'classes.audited.teacherRemoved' },
  'mail.class_consent_resent': { text: 'classes.audited.askedAgain' },
} satisfies AuditedActs;

type ClassesAuditedActs = typeof classesAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends ClassesAuditedActs {}
}
