import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '../../../page/find-refusal.ts';
import type { PageApi } from '../../../page/page-context.ts';
import type { InvitationView, JoinRequestView } from '../contract-joining.ts';

/** The classes of the educator who looks at the page. */
export const classesQuery = (api: PageApi) => api.classes.list.queryOptions();

export const studentsQuery = (api: PageApi, id: string) =>
  api.classes.students.queryOptions({ input: { id } });

export const cardsQuery = (api: PageApi, id: string) => api.classes.cards.queryOptions({ input: { id } });

export const pendingQuery = (api: PageApi, id: string) => api.classes.pending.queryOptions({ input: { id } });

/** What a code opens: nothing where no class has it, or a sentence where there were too many wrong ones. */
export type Invitation = InvitationView | { refused: string | null };

export const invitationQuery = (api: PageApi, code: string) =>
  queryOptions<Invitation>({
    queryKey: ['class-invitation', code],
    queryFn: async () => {
      try {
        return await api.classes.invitation.call({ id: code });
      } catch (error) {
        const refusal = findRefusal(error);
        if (refusal?.status === 429) return { refused: refusal.message };
        // Also what is far too long to be one.
        if (refusal?.status === 404 || refusal?.status === 422) return { refused: null };
        throw error;
      }
    },
    staleTime: Infinity,
  });

/** What a guardian is asked about; null once the link is over. */
export const joinRequestQuery = (api: PageApi, token: string) =>
  queryOptions<JoinRequestView | null>({
    queryKey: ['class-approval', token],
    queryFn: async () => {
      try {
        return await api.classes.joinRequest.call({ token });
      } catch (error) {
        if (findRefusal(error)?.status === 404) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
