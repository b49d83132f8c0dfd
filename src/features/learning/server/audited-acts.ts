import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What learning records in the audit log itself; its courses are entries of the content management. */
export const learningAuditedActs = {
  'download.fileAdded': {
    text: 'learning.audited.downloadFileAdded',
    reasons: { uploaded: 'people.reason.uploaded', imported: 'people.reason.imported' },
  },
} satisfies AuditedActs;

type LearningAuditedActs = typeof learningAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends LearningAuditedActs {}
}
