import type { Ctx } from '#platform/ctx.ts';
import type {
  AnsweredDonation,
  AskedDonation,
  ContributionFacts,
  DonationFacts,
} from '#features/donations/server/public.ts';
import { subtractMoney } from '#core/money.ts';
import { takesGifts } from '#features/campaigns/life/policy.ts';
import { findCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { restsUntil } from '#features/campaigns/server/times.ts';
import { changeGift, keepGift } from '#features/campaigns/totals/server/keep-gift.ts';

/** The kind of target that a campaign is: `campaign:ID`. */
export const campaignTarget = 'campaign';

/** Whether a campaign takes a donation now: from its first instant to its last, and not on Shabbat or Yom Tov of its place (decisions: campaigns). */
export async function answerDonation(
  ctx: Ctx,
  { targetKind, targetId }: AskedDonation,
): Promise<AnsweredDonation | undefined> {
  if (targetKind !== campaignTarget) return undefined;
  const campaign = await findCampaign(ctx, { id: targetId });
  if (!campaign) return undefined;
  const now = ctx.clock.now();
  const times = { state: campaign.state, startsAt: campaign.starts_at, endsAt: campaign.ends_at };
  if (!takesGifts(times, now)) return { kind: 'refused', messageKey: 'campaigns.refusal.notOpen' };
  if (restsUntil(campaign, now)) return { kind: 'refused', messageKey: 'campaigns.refusal.rests' };
  return {
    kind: 'accepted',
    about: { text: 'campaigns.gift.about', values: { name: campaign.name } },
    account: `campaign-${campaign.id}`,
  };
}

interface Received {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** Counts what came for a campaign, in the transaction that books it; also what was begun before its end and has come after it. */
export async function countContribution(
  ctx: Parameters<typeof keepGift>[0],
  { donation, contribution }: Received,
): Promise<void> {
  const { targetKind, targetId, userId, donationId, donorName, anonymity } = donation;
  if (targetKind !== campaignTarget || targetId === undefined) return;
  const { contributionId, kind, method, isFirst, amount } = contribution;
  await keepGift(ctx, {
    contributionId,
    donationId,
    campaignId: targetId,
    teamId: undefined,
    donor: userId ?? donationId,
    donorName,
    anonymity,
    kind,
    method,
    isFirst,
    given: amount,
  });
}

/** Has a gift be what is left of it, once money has gone back or has come back. */
export async function recountContribution(
  ctx: Parameters<typeof changeGift>[0],
  { donation, contribution }: Received,
): Promise<void> {
  if (donation.targetKind !== campaignTarget) return;
  const { contributionId, amount, refunded } = contribution;
  await changeGift(ctx, contributionId, subtractMoney(amount, refunded));
}
