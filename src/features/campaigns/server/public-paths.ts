import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { publicStates } from '../life/policy.ts';

const listedAtMost = 5000;

/** The list, the invitation to begin, and every public campaign, for the sitemap. */
export async function listCampaignPaths({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('slug')
    .where('state', 'in', publicStates)
    .orderBy('starts_at', 'desc')
    .limit(listedAtMost)
    .execute();
  const pages = rows.flatMap(({ slug }) => (slug === null ? [] : [href('campaign', { campaignSlug: slug })]));
  return [href('campaigns'), href('campaignsStart'), ...pages];
}
