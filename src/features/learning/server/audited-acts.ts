import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reviews: AuditedSubjects = {
  permission: 'moderation.decide',
  hrefOf: (_ctx, id) => adminHref('adminReviews', undefined, { review: id }),
};

/** What learning records in the audit log itself; its courses are entries of the content management. */
export const learningAuditedActs = {
  'download.fileAdded': {
    text: 'learning.audited.downloadFileAdded',
    reasons: { uploaded: 'people.reason.uploaded', imported: 'people.reason.imported' },
  },
  'review.approved': { text: 'learning.audited.reviewApproved', subjects: reviews },
  'review.rejected': { text: 'learning.audited.reviewRejected', subjects: reviews },
} satisfies AuditedActs;

type LearningAuditedActs = typeof learningAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends LearningAuditedActs {}
}
