import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const byGuardian = { 'her answer': 'submissions.audited.guardianAnswer' };
const subjects: AuditedSubjects = {
  permission: 'moderation.decide',
  hrefOf: (_ctx, id) => adminHref('adminSubmission', undefined, { id }),
};

/** What guardians’ answers about works, and moderators’ acts, leave in the audit log. */
export const submissionsAuditedActs = {
  'works.always': { text: 'submissions.audited.always', reasons: byGuardian },
  'works.ask_again': { text: 'submissions.audited.askAgain', reasons: byGuardian },
  'submission.approved': { text: 'submissions.audited.approved', subjects },
  'submission.rejected': { text: 'submissions.audited.rejected', subjects },
  'submission.approvedInClass': { text: 'submissions.audited.approvedInClass', subjects },
  'submission.rejectedInClass': { text: 'submissions.audited.rejectedInClass', subjects },
  'submission.markedSpam': { text: 'submissions.audited.markedSpam', subjects },
  'submission.restored': { text: 'submissions.audited.restored', subjects },
  'submission.kept': { text: 'submissions.audited.kept', subjects },
} satisfies AuditedActs;

type SubmissionsAuditedActs = typeof submissionsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SubmissionsAuditedActs {}
}
