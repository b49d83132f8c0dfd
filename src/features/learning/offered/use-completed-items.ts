import { useQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { completedQuery } from './learning-queries.ts';

/** The items the viewer has completed; none for a visitor. */
export function useCompletedItems(): ReadonlySet<string> {
  const isMember = useLearner() !== null;
  const { data } = useQuery({ ...completedQuery(usePage()), enabled: isMember });
  return new Set(isMember ? data?.items : undefined);
}
