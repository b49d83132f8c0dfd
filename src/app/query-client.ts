import { ORPCError } from '@orpc/client';
import { QueryClient, type MutationCache, type QueryCache } from '@tanstack/react-query';

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** One cache of API responses: failed reads are retried once on the statuses of spec §7; old data stays until then. */
export function createQueryClient(caches: {
  queryCache?: QueryCache;
  mutationCache?: MutationCache;
  isServer: boolean;
}): QueryClient {
  const { isServer, ...rest } = caches;
  return new QueryClient({
    ...rest,
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: isServer ? false : (failures, error) => failures < 1 && mayRetry(error),
        retryDelay: 500,
      },
    },
  });
}

function mayRetry(error: unknown): boolean {
  return !(error instanceof ORPCError) || retriedStatuses.has(error.status);
}
