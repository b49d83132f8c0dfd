import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';
import type { FamilyEntrance } from '../contract.ts';

/** What became of a code: a family’s children, nothing, or too many wrong ones before it. */
export type Entrance = FamilyEntrance | { unknown: true } | { tooMany: string };

export const entranceQuery = (api: PageApi, code: string) =>
  queryOptions<Entrance>({
    queryKey: ['family-entrance', code],
    queryFn: async () => {
      try {
        return await api.families.familyEntrance.call({ code });
      } catch (error) {
        const refusal = findRefusal(error);
        if (refusal?.status === 429) return { tooMany: refusal.message };
        // Includes anything far too long to be a code.
        if (refusal?.status === 404 || refusal?.status === 422) return { unknown: true };
        throw error;
      }
    },
    staleTime: Infinity,
  });

/** How the children of the viewer’s family sign in with pictures. */
export const pictureSignInQuery = (api: PageApi) => api.families.pictureSignIn.queryOptions({ staleTime: 0 });

/** Where a child is signed in. */
export const memberSessionsQuery = (api: PageApi, id: string) =>
  api.families.memberSessions.queryOptions({ input: { id }, staleTime: 0 });
