import { ORPCError } from '@orpc/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { PageApi } from '../../../../page/page-context.ts';
import { usePage } from '../../../../page/page-provider.tsx';
import type { UserView } from '../../contract.ts';

export const viewerKey = ['viewer'] as const;

/** Who looks at the page: the user signed in, or null for a visitor. */
export function viewerQuery(api: PageApi) {
  return queryOptions<UserView | null>({
    queryKey: viewerKey,
    queryFn: async () => {
      try {
        return await api.accounts.currentUser.call();
      } catch (error) {
        if (error instanceof ORPCError && error.status === 401) return null;
        throw error;
      }
    },
    // A visitor becomes somebody only by signing in, which says so; asking again would be a 401 for nothing.
    staleTime: ({ state }) => (state.data === null ? Infinity : 5 * 60_000),
  });
}

/** Who looks at the page: the user signed in, or null for a visitor. */
export function useViewer(): UserView | null {
  const { api } = usePage();
  return useSuspenseQuery(viewerQuery(api)).data;
}
