import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import type { LiveTotal } from '../contract.ts';
import { merge } from '../policy.ts';

/** How often a page asks that cannot be told, in milliseconds. */
const askedEvery = 5_000;

/** What a campaign has raised: told of every gift where scripts run, else as it was when the page was read. */
export function useLiveTotal(slug: string): LiveTotal {
  const { api } = usePage();
  const queries = useQueryClient();
  const isLive = useIsLive();
  const [isTold, setIsTold] = useState(true);
  const { data } = useSuspenseQuery({
    ...liveQuery(api, slug),
    // A stream that was refused, or is cut on its way by a network in between.
    refetchInterval: isLive && !isTold && askedEvery,
  });
  useEffect(() => {
    const source = new EventSource(`/api/campaigns/${encodeURIComponent(slug)}/stream`);
    source.addEventListener('total', ({ data: told }) => {
      setIsTold(true);
      const now = JSON.parse(String(told)) as LiveTotal;
      queries.setQueryData(liveQuery(api, slug).queryKey, (before) => (before ? merge(before, now) : now));
    });
    source.addEventListener('error', () => setIsTold(false));
    return () => source.close();
  }, [api, queries, slug]);
  return data;
}
