import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { viewerKey } from '../../features/accounts/web/offered/viewer-query.ts';
import { createQueryClient } from '../query-client.ts';

/**
 * The browser's cache. A 401 in mid-use means that the session has ended elsewhere: who is signed in is asked once
 * more, and if that is nobody, everything private is forgotten and `onSignedOut` decides where to go (decisions: 401).
 */
export function createBrowserQueries(onSignedOut: () => void): QueryClient {
  let checking = false;
  const onError = (error: unknown, wasAboutSession: boolean) => {
    if (wasAboutSession || checking || !(error instanceof ORPCError) || error.status !== 401) return;
    const hadViewer = queries.getQueryData(viewerKey);
    if (!hadViewer) return;
    checking = true;
    void queries
      .refetchQueries({ queryKey: viewerKey })
      .then(() => {
        if (queries.getQueryData(viewerKey)) return;
        queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
        onSignedOut();
      })
      .finally(() => {
        checking = false;
      });
  };
  const queries = createQueryClient({
    isServer: false,
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.queryKey[0] === viewerKey[0]),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) =>
        onError(error, mutation.meta?.['aboutSession'] === true),
    }),
  });
  return queries;
}
