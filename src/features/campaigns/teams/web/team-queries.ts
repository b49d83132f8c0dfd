import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { TeamInvitation } from '../contract.ts';

export const teamsQuery = (api: PageApi, slug: string) =>
  api.campaigns.teams.queryOptions({ input: { slug } });

export const teamQuery = (api: PageApi, slug: string, teamSlug: string) =>
  api.campaigns.team.queryOptions({ input: { slug, teamSlug } });

export const ownTeamQuery = (api: PageApi, slug: string, teamSlug: string) =>
  api.campaigns.ownTeam.queryOptions({ input: { slug, teamSlug }, staleTime: 0 });

export const newTeamQuery = (api: PageApi, slug: string) =>
  api.campaigns.newTeam.queryOptions({ input: { slug }, staleTime: 0 });

/** The newest gifts to a team and those below it. */
export const teamGiftsQuery = (api: PageApi, slug: string, teamSlug: string) =>
  api.campaigns.teamGifts.queryOptions({ input: { slug, teamSlug }, staleTime: 0 });

/** What a link invites to; null once it is used or has expired. */
export const teamInvitationQuery = (api: PageApi, token: string) =>
  queryOptions<TeamInvitation | null>({
    queryKey: ['campaign-team-invitation', token],
    queryFn: () => unlessOver(api.campaigns.teamInvitation.call({ token })),
    staleTime: Infinity,
  });
