import { movedPage } from '#page/moved-page.ts';
import type { PageArgs } from '#page/page-route.ts';
import { href, type Address } from '#urls.ts';
import { ownTeamQuery } from './team-queries.ts';

type OwnTeamAddress = Extract<Address, 'campaignTeamEdit' | 'campaignTeamDashboard'>;

/** Loads a team for those who lead it, under the present addresses of its campaign and of itself. */
export async function loadOwnTeam(
  { page, params, url }: PageArgs,
  address: OwnTeamAddress,
): Promise<Response | void> {
  const { campaignSlug = '', teamSlug = '' } = params;
  const team = await page.queries.query(ownTeamQuery(page.api, campaignSlug, teamSlug));
  if (team.slug !== teamSlug || team.campaign.slug !== campaignSlug)
    return movedPage(href(address, { campaignSlug: team.campaign.slug, teamSlug: team.slug }), url);
}
