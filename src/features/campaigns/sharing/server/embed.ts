import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import { findCampaign, getCampaign, lockCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import type { EmbedHosts } from '../contract.ts';
import { readHosts } from '../policy.ts';

export async function getEmbed(ctx: Ctx, { slug }: { slug: string }): Promise<EmbedHosts> {
  const campaign = await getCampaign(ctx, { slug });
  refuseStrangers(ctx, campaign);
  return { hosts: campaign.embed_hosts };
}

/** Lists the sites that may show a campaign in a frame. It makes no version of the campaign: nothing that anyone reads has changed. */
export function setEmbed(
  ctx: Ctx,
  { slug, hosts: typed }: { slug: string; hosts: string },
): Promise<EmbedHosts> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, { slug });
    refuseStrangers(ctx, campaign);
    const hosts = readHosts(typed);
    if (!hosts) throw new Invalid([{ path: 'hosts', messageKey: 'campaigns.field.embedHosts' }]);
    await ctx.db.updateTable('campaigns').set({ embed_hosts: hosts }).where('id', '=', campaign.id).execute();
    await auditStaff(ctx, campaign, 'campaign.changed', {
      before: { embedHosts: campaign.embed_hosts },
      after: { embedHosts: hosts },
    });
    return { hosts };
  });
}

/** Which sites may show the campaign of an address in a frame: none of one that is not public. */
export async function findEmbedHosts(
  ctx: Pick<Ctx, 'db'>,
  { slug }: { slug: string },
): Promise<readonly string[]> {
  const campaign = await findCampaign(ctx, { slug });
  return campaign && isPublic(campaign.state) ? campaign.embed_hosts : [];
}
