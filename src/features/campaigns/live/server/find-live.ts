import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { findCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { campaignMoved } from '#features/campaigns/totals/server/add-to-sums.ts';
import type { LiveTotal } from '../contract.ts';
import { readLive } from './read-live.ts';

/** A campaign that everyone may see, by an address that it has or had. */
export async function findLiveCampaign(ctx: Pick<Ctx, 'db'>, slug: string): Promise<WholeCampaign> {
  const campaign = await findCampaign(ctx, { slug });
  if (!campaign || !isPublic(campaign.state)) throw new NotFound();
  return campaign;
}

/** What a campaign has raised so far. */
export async function getLive(
  ctx: Pick<Ctx, 'db' | 'madeFrom'>,
  { slug }: { slug: string },
): Promise<LiveTotal> {
  ctx.madeFrom?.add(campaignMoved);
  const { id } = await findLiveCampaign(ctx, slug);
  return readLive(ctx, id);
}
