import { subtractMoney } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ContributionFacts, DonationFacts } from '#features/donations/server/public.ts';
import { reachJob } from '#features/campaigns/life/server/bonus.ts';
import { findCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { moveGift } from '#features/campaigns/totals/server/move-gift.ts';
import { campaignTarget, giftOf } from './answer-donations.ts';

/** Finance has moved a donation: its gift leaves one campaign or team and counts for the other, in the transaction that books it. */
export async function moveContribution(
  ctx: Parameters<typeof moveGift>[0] & Pick<Ctx, 'jobs' | 'sealing'>,
  {
    donation,
    before,
    contribution,
  }: { donation: DonationFacts; before: DonationFacts; contribution: ContributionFacts },
): Promise<string> {
  const to = giftOf(ctx, donation, contribution);
  if (!to && before.targetKind !== campaignTarget) return campaignTarget;
  const { contributionId, amount, refunded } = contribution;
  const left = subtractMoney(amount, refunded);
  const { mayReachBonus } = await moveGift(ctx, { contributionId, to, left });
  if (!to) return campaignTarget;
  const { campaignId } = to;
  // What its donor wrote goes with it, and is looked at again there.
  await ctx.db
    .updateTable('campaign_comments')
    .set({ campaign_id: campaignId, status: 'waiting', decided_by: null, decided_at: null })
    .where('gift_id', '=', contributionId)
    .where('campaign_id', '<>', campaignId)
    .execute();
  if (mayReachBonus) ctx.jobs.runSoon(ctx, reachJob, campaignId);
  return campaignTarget;
}

/** The target that the address of a campaign’s or a team’s page means. */
export async function nameCampaignTarget(
  ctx: Pick<Ctx, 'db'>,
  { path }: { path: string },
): Promise<string | undefined> {
  const [, slug, teamSlug] = /^\/campaign\/([a-z0-9-]{1,100})(?:\/([a-z0-9-]{1,60}))?\/?$/i.exec(path) ?? [];
  const campaign = slug === undefined ? undefined : await findCampaign(ctx, { slug });
  if (!campaign || teamSlug === undefined) return campaign && `${campaignTarget}:${campaign.id}`;
  const team = await ctx.db
    .selectFrom('campaign_teams')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .where('slug', '=', teamSlug.toLowerCase())
    .executeTakeFirst();
  return team && `${campaignTarget}:${campaign.id}/${team.id}`;
}
