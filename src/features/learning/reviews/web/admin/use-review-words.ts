import { useTranslations } from 'use-intl';
import type { JudgedReview } from '#features/learning/reviews/contract.ts';
import type { ReviewDecision, ReviewStatus } from '#features/learning/reviews/policy.ts';

/** What states and decisions are called. */
export function useReviewWords() {
  const t = useTranslations();
  const statuses: Record<ReviewStatus, string> = {
    pending: t('learning.reviews.status.pending'),
    approved: t('learning.reviews.status.approved'),
    rejected: t('learning.reviews.status.rejected'),
  };
  return {
    statuses,
    sayDone: (decision: ReviewDecision, count: number) =>
      decision === 'approve'
        ? t('learning.reviews.done.approve', { count })
        : t('learning.reviews.done.reject', { count }),
    sayHeld: ({ held }: JudgedReview) =>
      held &&
      (held.decision === 'approve'
        ? t('learning.reviews.held.approve', { name: held.by })
        : t('learning.reviews.held.reject', { name: held.by })),
  };
}
