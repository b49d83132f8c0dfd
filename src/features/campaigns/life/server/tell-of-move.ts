import type { Ctx } from '#platform/ctx.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { adminHref } from '#admin-urls.ts';
import { notify, notifyAll } from '#features/notifications/server/public.ts';
import { findMessageReader, findVerifiedAddress, listStaffWith } from '#features/people/server/public.ts';
import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { placeOfCampaign } from '#features/campaigns/server/times.ts';
import { href } from '#urls.ts';
import type { Act, CampaignState } from '../policy.ts';

/** What an organizer hears of. */
export const news = ['approved', 'rejected', 'live', 'ended', 'cancelled'] as const;
export type CampaignNews = (typeof news)[number];

/** Tells staff of a campaign that waits for it, and its organizer of what others, or the clock, did about hers. */
export async function tellOfMove(
  ctx: Ctx,
  campaign: WholeCampaign,
  { act, reason }: { act: Act; reason: string },
): Promise<void> {
  if (act === 'ask') return tellStaff(ctx, campaign);
  const what = newsOf(act, campaign.state);
  if (!what || campaign.organizer_id === null) return;
  await notify(ctx, {
    to: campaign.organizer_id,
    kind: 'campaigns.news',
    data: { campaignId: campaign.id, what },
    href: href('campaignDashboard', { campaignSlug: campaign.slug }),
  });
  await mailOrganizer(ctx, campaign, what, reason);
}

function newsOf(act: Act, state: CampaignState): CampaignNews | undefined {
  if (act === 'approve') return 'approved';
  if (act === 'reject') return 'rejected';
  if (act === 'cancel') return 'cancelled';
  if (act === 'end') return 'ended';
  return (act === 'launch' || act === 'begin') && (state === 'live' || state === 'bonus')
    ? 'live'
    : undefined;
}

async function tellStaff(ctx: Ctx, { id }: WholeCampaign): Promise<void> {
  const staff = await listStaffWith(ctx, 'campaigns.decide');
  await notifyAll(ctx, {
    to: staff.map(({ id: userId }) => userId),
    kind: 'campaigns.waiting',
    data: { campaignId: id },
    href: adminHref('adminCampaign', { campaignId: id }),
  });
}

/** To the address of her account, once she has proved it: the one on the form may be anybody's. */
async function mailOrganizer(
  ctx: Ctx,
  campaign: WholeCampaign,
  what: CampaignNews,
  reason: string,
): Promise<void> {
  const { id, organizer_id: userId, version, slug } = campaign;
  if (userId === null) return;
  const to = await findVerifiedAddress(ctx, userId);
  const reader = await findMessageReader(ctx, userId);
  if (to === undefined || !reader) return;
  const { language } = reader;
  const say = mailWords(ctx, language, { campaign: campaign.name });
  const { title, text } = words[what];
  await sendMail(ctx, {
    id: `campaigns.${what}:${id}:${version}`,
    to,
    topic: 'own',
    askedBy: { timeZone: placeOfCampaign(campaign).timeZone },
    language,
    title: say(title),
    text: [say(text), ...(reason === '' ? [] : [reason])],
    action: {
      label: say('campaigns.mail.open'),
      path: href('campaignDashboard', { campaignSlug: slug }),
    },
    note: say('campaigns.mail.note'),
  });
}

const words = {
  approved: { title: 'campaigns.mail.approvedTitle', text: 'campaigns.mail.approved' },
  rejected: { title: 'campaigns.mail.rejectedTitle', text: 'campaigns.mail.rejected' },
  live: { title: 'campaigns.mail.liveTitle', text: 'campaigns.mail.live' },
  ended: { title: 'campaigns.mail.endedTitle', text: 'campaigns.mail.ended' },
  cancelled: { title: 'campaigns.mail.cancelledTitle', text: 'campaigns.mail.cancelled' },
} as const satisfies Record<CampaignNews, { title: string; text: string }>;
