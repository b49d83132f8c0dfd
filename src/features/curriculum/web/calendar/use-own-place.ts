import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';

/**
 * A visitor's page is cached without knowing where she is. If her browser's clock disagrees with the page, it is
 * fetched again with her place. `isOfAddress`: the URL names the place, and that wins.
 */
export function useOwnPlace(inIsrael: boolean, isOfAddress: boolean): void {
  const { api } = usePage();
  const queries = useQueryClient();
  const isVisitor = useViewer() === null;
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const isElsewhere = (timeZone === 'Asia/Jerusalem') !== inIsrael;
    if (isVisitor && !isOfAddress && isElsewhere)
      void queries.invalidateQueries({ queryKey: api.curriculum.curriculum.key() });
  }, [api, queries, isVisitor, inIsrael, isOfAddress]);
}
