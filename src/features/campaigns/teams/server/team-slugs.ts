import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { proposeSlug } from '#features/campaigns/setup/policy.ts';
import { addresses } from '#urls.ts';
import { longestOfTeam } from '../policy.ts';

/** What stands where a team's address does: the pages of a campaign. */
const reserved: ReadonlySet<string> = new Set(
  Object.values(addresses)
    .filter((address) => address.startsWith(`${addresses.campaign}/`))
    .map((address) => address.slice(addresses.campaign.length + 1).split('/')[0] ?? '')
    .filter((place) => !place.startsWith(':')),
);

/** Whether no team may have an address. */
export function isReserved(slug: string): boolean {
  return reserved.has(slug);
}

interface Wanted {
  campaignId: string;
  /** Of the team that has it already, if it does. */
  teamId?: string;
  /** Empty: made from the name. */
  slug: string;
  name: string;
}

/** A free address of a team, in the caller's transaction, which has locked the campaign: the one she typed, else one made from the name. */
export async function chooseTeamSlug(ctx: Pick<Ctx, 'db'>, wanted: Wanted): Promise<string> {
  const { campaignId, teamId, slug, name } = wanted;
  const owners = await ctx.db
    .selectFrom('campaign_team_slugs')
    .select(['slug', 'team_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
  const isFree = (each: string) =>
    !isReserved(each) && !owners.some((owner) => owner.slug === each && owner.team_id !== teamId);
  if (slug !== '') {
    if (isReserved(slug))
      throw new Invalid([{ path: 'teamSlug', messageKey: 'campaigns.field.slugReserved' }]);
    if (!isFree(slug)) throw new Invalid([{ path: 'teamSlug', messageKey: 'campaigns.field.teamSlugTaken' }]);
    return slug;
  }
  const proposed = proposeSlug(name);
  if (proposed !== undefined && isFree(proposed)) return proposed;
  // Of a name in Hebrew nothing is left.
  const base = (proposed ?? 'team').slice(0, longestOfTeam.slug - 5);
  for (let nth = 2; ; nth += 1) if (isFree(`${base}-${nth}`)) return `${base}-${nth}`;
}

/** From now on an address leads to a team for ever. */
export async function keepTeamSlug(
  { db }: Pick<Ctx, 'db'>,
  { campaign_id, id, slug }: { campaign_id: string; id: string; slug: string },
): Promise<void> {
  await db
    .insertInto('campaign_team_slugs')
    .values({ campaign_id, slug, team_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
