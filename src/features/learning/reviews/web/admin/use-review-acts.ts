import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { BulkAct, BulkOutcome } from '#page/table/table-parts.ts';
import type { ReviewsRequest } from '#features/learning/reviews/contract.ts';
import { reviewDecisions, type ReviewDecision } from '#features/learning/reviews/policy.ts';
import { useReviewWords } from './use-review-words.ts';

/** What can be decided about several texts at once. */
export function useReviewActs(): BulkAct<ReviewsRequest>[] {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { sayDone } = useReviewWords();
  const refresh = () => queries.invalidateQueries({ queryKey: api.learning.judgedReviews.key() });
  const toAct = (decision: ReviewDecision): BulkAct<ReviewsRequest> => ({
    name: decision,
    label: decision === 'approve' ? t('page.judging.approve') : t('page.judging.reject'),
    icon: decision === 'approve' ? IconCheck : IconX,
    async run(selection): Promise<BulkOutcome> {
      const { ids, leftOut } = await api.learning.decideReviews.call({ selection, decision });
      await refresh();
      const text = [
        sayDone(decision, ids.length),
        ...(leftOut > 0 ? [t('page.judging.leftOut', { count: leftOut })] : []),
      ].join(' ');
      if (ids.length === 0) return { text };
      return {
        text,
        undo: async () => {
          await api.learning.undoReviews.call({ ids });
          await refresh();
        },
      };
    },
  });
  return reviewDecisions.map(toAct);
}
