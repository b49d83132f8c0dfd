import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { usePage } from '#page/page-provider.tsx';
import { href, sameOriginPath } from '#urls.ts';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { lacksSecondFactor } from './lacks-second-factor.ts';

/**
 * Continues to `onSuccess`, else to the given page, as the user who has just signed in: data loaded for a visitor is
 * discarded.
 */
export function useEnter(): (nextPage: (viewer: UserView) => string) => Promise<void> {
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (nextPage) => {
    const viewer = await queries.query({ ...viewerQuery(api), staleTime: 0 });
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
    const wanted = sameOriginPath(new URLSearchParams(search).get('onSuccess'));
    if (await lacksSecondFactor(api, viewer)) {
      return navigate(href('settingsSecurity', undefined, { onSuccess: wanted }), { replace: true });
    }
    await navigate(wanted ?? (viewer ? nextPage(viewer) : href('login')), { replace: true });
  };
}
