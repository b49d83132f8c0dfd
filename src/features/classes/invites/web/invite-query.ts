import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';

/** Who sent the invitation, and to which class; null once it has expired. */
export const inviteQuery = (api: PageApi, token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: async () => {
      try {
        return await api.signUp.invite.call({ token });
      } catch (error) {
        const status = findRefusal(error)?.status;
        // Includes anything far too long to be a token.
        if (status === 404 || status === 422) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
