import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const byGuardian = { 'her answer': 'submissions.audited.guardianAnswer' };

/** What guardians' answers about works leave in the audit log. */
export const submissionsAuditedActs = {
  'works.always': { text: 'submissions.audited.always', reasons: byGuardian },
  'works.ask_again': { text: 'submissions.audited.askAgain', reasons: byGuardian },
} satisfies AuditedActs;

type SubmissionsAuditedActs = typeof submissionsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SubmissionsAuditedActs {}
}
