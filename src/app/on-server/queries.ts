import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Replaces `@tanstack/react-query` where pages are rendered on the server (scripts/server-hooks.ts). There a page is
 * rendered once, from what its route has loaded: its queries are read, and nothing observes them. Everything else is the
 * library's.
 */
// eslint-disable-next-line oxc/no-barrel-file
export * from '@tanstack/react-query';

interface Asked {
  queryKey: QueryKey;
  /** Left out here, so that no page can behave differently on the server. */
  select?: never;
  initialData?: never;
}

export function useQuery({ queryKey }: Asked) {
  const state = useQueryClient().getQueryState(queryKey);
  const status = state?.status ?? 'pending';
  return {
    data: state?.data,
    dataUpdatedAt: state?.dataUpdatedAt ?? 0,
    error: state?.error ?? null,
    status,
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    isPlaceholderData: false,
    // Nothing is in flight: whatever is fetched later, the browser fetches.
    fetchStatus: 'idle',
    isFetching: false,
    isLoading: false,
    refetch: refuse,
  };
}

export function useSuspenseQuery(asked: Asked) {
  const query = useQuery(asked);
  if (query.isSuccess) return query;
  throw query.error ?? new Error(`the page's route has not loaded ${JSON.stringify(asked.queryKey)}`);
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('a query cannot be refetched while rendering'));
}
