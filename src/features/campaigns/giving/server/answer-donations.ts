import type { Ctx } from '#platform/ctx.ts';
import type {
  AnsweredDonation,
  AskedDonation,
  ContributionFacts,
  DonationFacts,
} from '#features/donations/server/public.ts';
import { localDateOf } from '#core/local-date.ts';
import { subtractMoney } from '#core/money.ts';
import { emailKey } from '#features/people/server/public.ts';
import { reachJob } from '#features/campaigns/life/server/bonus.ts';
import { takesGifts, takesOfflineGifts } from '#features/campaigns/life/policy.ts';
import { findCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { placeOfCampaign, restsUntil } from '#features/campaigns/server/times.ts';
import { changeGift, keepGift, type NewGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { keepComment } from '#features/campaigns/wall/server/keep-comment.ts';

/** The kind of target that a campaign is: `campaign:ID`. */
export const campaignTarget = 'campaign';

/** The parts of a target's id: `CAMPAIGN`, or `CAMPAIGN/TEAM`. */
export function readTarget(targetId: string): { campaignId: string; teamId: string | undefined } {
  const [campaignId = '', teamId] = targetId.split('/', 2);
  return { campaignId, teamId };
}

/**
 * Whether a campaign takes a donation now: from its first instant to its last, and not on Shabbat or Yom Tov of its place; by hand also for a
 * while after its end (decisions: campaigns), and only what came since it was created.
 */
export async function answerDonation(
  ctx: Ctx,
  { targetKind, targetId, isByHand }: AskedDonation,
): Promise<AnsweredDonation | undefined> {
  if (targetKind !== campaignTarget) return undefined;
  const { campaignId, teamId } = readTarget(targetId);
  const campaign = await findCampaign(ctx, { id: campaignId });
  if (!campaign) return undefined;
  const team = teamId === undefined ? undefined : await readTeam(ctx, { campaignId, teamId });
  if (teamId !== undefined && !team) return undefined;
  const now = ctx.clock.now();
  const times = { state: campaign.state, startsAt: campaign.starts_at, endsAt: campaign.ends_at };
  if (isByHand && !takesOfflineGifts(times, now))
    return { kind: 'refused', messageKey: 'campaigns.refusal.tooLateByHand' };
  if (!isByHand && !takesGifts(times, now))
    return { kind: 'refused', messageKey: 'campaigns.refusal.notOpen' };
  if (!isByHand && restsUntil(campaign, now))
    return { kind: 'refused', messageKey: 'campaigns.refusal.rests' };
  if (team?.closed_at) return { kind: 'refused', messageKey: 'campaigns.refusal.teamClosed' };
  return {
    kind: 'accepted',
    about: team
      ? { text: 'campaigns.gift.aboutTeam', values: { name: campaign.name, team: team.name } }
      : { text: 'campaigns.gift.about', values: { name: campaign.name } },
    account: `campaign-${campaign.id}`,
    showsMessage: true,
    takesByHand: true,
    firstDay: localDateOf(campaign.created_at, placeOfCampaign(campaign).timeZone),
  };
}

/** One that is open, or was. */
function readTeam({ db }: Pick<Ctx, 'db'>, { campaignId, teamId }: { campaignId: string; teamId: string }) {
  return db
    .selectFrom('campaign_teams')
    .select(['name', 'closed_at'])
    .where('campaign_id', '=', campaignId)
    .where('id', '=', teamId)
    .where('opened_at', 'is not', null)
    .executeTakeFirst();
}

interface Received {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** Counts what came for a campaign, in the transaction that books it; also what was begun before its end and has come after it. */
export async function countContribution(
  ctx: Parameters<typeof keepGift>[0] & Pick<Ctx, 'jobs' | 'sealing'>,
  { donation, contribution }: Received,
): Promise<void> {
  const gift = giftOf(ctx, donation, contribution);
  if (!gift) return;
  const { mayReachBonus } = await keepGift(ctx, gift);
  const { contributionId: giftId, campaignId, isFirst } = gift;
  // Of one that recurs, its donor has said it once.
  if (isFirst) await keepComment(ctx, { giftId, campaignId, message: donation.message });
  if (mayReachBonus) ctx.jobs.runSoon(ctx, reachJob, campaignId);
}

/** A contribution as its campaign counts it; undefined if it is for no campaign. */
export function giftOf(
  { sealing }: Pick<Ctx, 'sealing'>,
  donation: DonationFacts,
  contribution: ContributionFacts,
): NewGift | undefined {
  const { targetKind, targetId, userId, donationId, donorName, donorAddress, anonymity } = donation;
  if (targetKind !== campaignTarget || targetId === undefined) return undefined;
  const target = readTarget(targetId);
  // Someone who gives twice is one donor, with an account or without; what is stored leads to no address, nor to another campaign.
  const byAddress =
    donorAddress === undefined
      ? donationId
      : sealing.disguise(`campaign donor\n${target.campaignId}\n${emailKey(donorAddress)}`);
  const { contributionId, kind, method, isFirst, amount, givenAt } = contribution;
  return {
    contributionId,
    donationId,
    ...target,
    donor: userId ?? byAddress,
    donorName,
    anonymity,
    kind,
    method,
    isFirst,
    given: amount,
    givenAt,
  };
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
