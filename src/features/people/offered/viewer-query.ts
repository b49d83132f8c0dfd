import { ORPCError } from '@orpc/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { PageApi } from '#page/page-context.ts';
import { usePage } from '#page/page-provider.tsx';
import type { UserView } from '../contract.ts';

export const viewerKey = ['viewer'] as const;

/** The viewer of the page: the signed-in user, or null for a visitor. */
export function viewerQuery(api: PageApi) {
  return queryOptions<UserView | null>({
    queryKey: viewerKey,
    queryFn: async () => {
      try {
        return await api.people.currentUser.call();
      } catch (error) {
        if (error instanceof ORPCError && error.status === 401) return null;
        throw error;
      }
    },
    // A visitor changes only by signing in, which updates this; refetching would be a 401 for nothing.
    staleTime: ({ state }) => (state.data === null ? Infinity : 5 * 60_000),
  });
}

/** The viewer, as provided by `ViewerProvider`. */
export const ViewerContext = createContext<UserView | null | undefined>(undefined);

/** The viewer of the page: the signed-in user, or null for a visitor. */
export function useViewer(): UserView | null {
  const viewer = use(ViewerContext);
  if (viewer === undefined) throw new Error('useViewer is used outside ViewerProvider');
  return viewer;
}

/** The same where the viewer may be unknown, such as on an error page; sends no request. */
export function useKnownViewer(): UserView | null | undefined {
  const { api } = usePage();
  return useQuery({ ...viewerQuery(api), enabled: false }).data;
}
