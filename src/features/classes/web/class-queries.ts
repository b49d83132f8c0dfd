import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';
import type { PeopleAsked } from './people-asked.ts';
import type { InvitationView, JoinRequestView } from '../joining/contract.ts';

/** The viewer's classes, if she is an educator. */
export const classesQuery = (api: PageApi) => api.classes.list.queryOptions();

export const studentsQuery = (api: PageApi, id: string, { q, only, students }: PeopleAsked) =>
  api.classes.students.queryOptions({ input: { id, q, only, after: students } });

/** The students with a card of the viewer's who are in none of her classes any more. */
export const leavingQuery = (api: PageApi) => api.classes.leavingStudents.queryOptions();

export const cardsQuery = (api: PageApi, id: string) => api.classes.cards.queryOptions({ input: { id } });

export const pendingQuery = (api: PageApi, id: string, { q, pending }: PeopleAsked) =>
  api.classes.pending.queryOptions({ input: { id, q, after: pending } });

export const invitesQuery = (api: PageApi, id: string, { q, invites }: PeopleAsked) =>
  api.classes.invites.queryOptions({ input: { id, q, after: invites } });

/** The classes that the viewer is in or waiting for. */
export const membershipsQuery = (api: PageApi) => api.classes.memberships.queryOptions();

/**
 * What a code opens; or that no class has it; or a sentence saying that it was not checked after too many wrong ones.
 */
export type Invitation = InvitationView | { unknown: true } | { tooMany: string };

export const invitationQuery = (api: PageApi, code: string) =>
  queryOptions<Invitation>({
    queryKey: ['class-invitation', code],
    queryFn: async () => {
      try {
        return await api.classes.invitation.call({ id: code });
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

/** What a guardian is asked about; null once the link has expired. */
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
