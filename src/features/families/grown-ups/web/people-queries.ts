import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { OpenInvitation } from '../contract.ts';

/** Who belongs to the family of the guardian viewing the page. */
export const peopleQuery = (api: PageApi) => api.families.familyGrownUps.queryOptions();

/** The families that the viewer watches. */
export const watchedQuery = (api: PageApi) => api.families.watchedFamilies.queryOptions();

/** What an invitation is for; null once it has expired. */
export const invitationQuery = (api: PageApi, token: string) =>
  queryOptions<OpenInvitation | null>({
    queryKey: ['family-invitation', token],
    queryFn: () => unlessOver(api.families.familyInvitation.call({ token })),
    staleTime: Infinity,
  });
