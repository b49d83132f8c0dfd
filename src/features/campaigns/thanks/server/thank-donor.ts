import { signedIn } from '#core/actor.ts';
import { daySeconds } from '#core/durations.ts';
import { Conflict, NotFound, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { mailWords, plainName } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { findDonor, noteOrganizersThanks } from '#features/donations/server/public.ts';
import { describePeople, findSender, withMailQuotas } from '#features/people/server/public.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { listTeamRows } from '#features/campaigns/teams/server/team-rows.ts';
import { refuseOthers } from '#features/campaigns/teams/server/who-leads.ts';
import { href } from '#urls.ts';

/**
 * Mails a donor her thanks in the words of the organizer or of a leader, inside words in the donor's language. One mail for each gift; the caller never sees
 * the address.
 */
export async function thankDonor(
  ctx: RequestCtx,
  { id, text }: { id: string; text: string },
): Promise<{ thanked: true }> {
  const { gift, campaign } = await readGift(ctx, id);
  const sender = await findSender(ctx);
  const donor = await findDonor(ctx, gift.donation_id);
  if (!donor) throw new Conflict('no_address', 'campaigns.refusal.noAddress');
  const mail = {
    to: donor.emailAddress,
    purpose: 'donor',
    by: `thanks-${campaign.id}`,
    sender,
  } as const;
  return withMailQuotas(ctx, { mail }, async ({ mail }) => {
    if (!mail.mayGo) throw new TooMany(mail.senderWaits ?? daySeconds);
    await inTransaction(ctx, async (ctx) => {
      const { userId } = signedIn(ctx);
      const kept = await ctx.db
        .insertInto('campaign_thanks')
        .values({ gift_id: id, by_id: userId, thanked_at: ctx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('gift_id')
        .executeTakeFirst();
      if (!kept) throw new Conflict('thanked_already', 'campaigns.refusal.thankedAlready');
      await noteOrganizersThanks(ctx, { donationId: gift.donation_id, by: userId });
      const person = (await describePeople(ctx, [userId])).get(userId);
      const { language } = donor;
      const say = mailWords(ctx, language, {
        name: person?.displayName ?? '',
        campaign: campaign.name,
      });
      await sendMail(ctx, {
        id: `campaigns.thanks:${id}`,
        to: donor.emailAddress,
        topic: 'own',
        askedBy: { timeZone: donor.timeZone },
        language,
        greets: plainName(gift.donor_name),
        title: say('campaigns.mail.thanksTitle'),
        text: [say('campaigns.mail.thanksText'), ...text.split(/\n+/)],
        action: {
          label: say('campaigns.mail.thanksAction'),
          path: href('campaign', { campaignSlug: campaign.slug }),
        },
        note: say('campaigns.mail.thanksNote'),
      });
    });
    mail.sent();
    return { thanked: true as const };
  });
}

/** A gift that the caller may thank for: of her campaign, or of a team that she leads. */
async function readGift(ctx: Ctx, id: string) {
  const gift = await ctx.db
    .selectFrom('campaign_gifts')
    .select(['campaign_id', 'team_id', 'donation_id', 'donor_name', 'amount_left'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!gift) throw new NotFound();
  const campaign = await getCampaign(ctx, { id: gift.campaign_id });
  if (gift.team_id === null) refuseStrangers(ctx, campaign);
  else await refuseOthers(ctx, { campaign, teams: await listTeamRows(ctx, campaign.id) }, gift.team_id);
  if (gift.amount_left === 0) throw new Conflict('not_now', 'campaigns.refusal.giftWentBack');
  return { gift, campaign };
}
