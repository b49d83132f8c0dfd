import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { createQueryClient } from '../query-client.ts';

/**
 * The browser's cache. `onUnauthorized` hears of a 401 during use, but not of one that answers "who is signed in?" or that
 * comes from a sign-in form. A 403 does not mean that the session has ended.
 */
export function createBrowserQueries(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown, wasAboutSession: boolean) => {
    if (!wasAboutSession && error instanceof ORPCError && error.status === 401) onUnauthorized();
  };
  return createQueryClient({
    isServer: false,
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.queryKey[0] === viewerKey[0]),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) =>
        onError(error, mutation.meta?.['aboutSession'] === true),
    }),
  });
}
