import { randomUUID } from 'node:crypto';
import { Conflict, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { emailKey, withMailQuotas } from '#features/people/server/public.ts';
import { findLiveCampaign } from '#features/campaigns/live/server/find-live.ts';
import { findCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { placeOfCampaign, restsUntil } from '#features/campaigns/server/times.ts';
import { href } from '#urls.ts';
import { decideReminder, opensAt } from '../policy.ts';
import type {} from './tables.ts';

/** Mails those who have asked for it, each minute. */
export const remindersJob = 'campaigns.reminders';

/** A hall is one network. */
const limit = { tries: 100, seconds: 3600 };
const atOnce = 200;

/** Keeps an address until its campaign takes gifts. Refuses one that takes them now, or never will. */
export async function askForReminder(
  ctx: RequestCtx,
  { slug, emailAddress }: { slug: string; emailAddress: string },
): Promise<Record<string, never>> {
  const campaign = await findLiveCampaign(ctx, slug);
  const now = ctx.clock.now();
  const due = opensAt(standingOf(campaign, now), now);
  if (!due) throw new Conflict('not_now', 'campaigns.refusal.notNow');
  const taken = await ctx.limits.take(`campaigns.remind:${ctx.address}`, limit);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  await ctx.db
    .insertInto('campaign_reminders')
    .values({
      id: randomUUID(),
      campaign_id: campaign.id,
      address_mark: ctx.sealing.disguise(`reminder\n${emailKey(emailAddress)}`),
      sealed_address: ctx.sealing.seal(emailAddress),
      language: ctx.locale,
      time_zone: ctx.timeZone ?? null,
      due_at: due,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'address_mark']).doNothing())
    .execute();
  return {};
}

function standingOf(campaign: WholeCampaign, now: Date) {
  const { state, starts_at: startsAt, ends_at: endsAt } = campaign;
  return { state, startsAt, endsAt, restsUntil: restsUntil(campaign, now) };
}

/** Works off what is due. One reminder's trouble holds up no other: it is logged, and tried again with the next run. */
export async function workOffReminders(ctx: Ctx & Pick<RequestCtx, 'limits'>): Promise<void> {
  const due = await ctx.db
    .selectFrom('campaign_reminders')
    .select(['id', 'sealed_address'])
    .where('due_at', '<=', ctx.clock.now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id, sealed_address } of due) {
    try {
      const to = ctx.sealing.open(sealed_address);
      // Anyone may have typed the address, so it is a stranger's mail.
      await withMailQuotas(ctx, { reminder: { to, purpose: 'donor' } }, async ({ reminder }) => {
        if (await settleReminder(ctx, id, { mayGo: reminder.mayGo })) reminder.sent();
      });
    } catch (error) {
      ctx.log.error({ err: error, reminderId: id }, 'a reminder of a campaign could not be sent');
    }
  }
}

/** The mail and the end of its row are one transaction. Says whether it has been mailed. */
function settleReminder(ctx: Ctx, id: string, { mayGo }: { mayGo: boolean }): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .selectFrom('campaign_reminders')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const campaign = await findCampaign(ctx, { id: row.campaign_id });
    const now = ctx.clock.now();
    const decided = campaign ? decideReminder(standingOf(campaign, now), now) : ({ kind: 'drop' } as const);
    if (decided.kind === 'wait') {
      await ctx.db
        .updateTable('campaign_reminders')
        .set({ due_at: decided.until })
        .where('id', '=', id)
        .execute();
      return false;
    }
    await ctx.db.deleteFrom('campaign_reminders').where('id', '=', id).execute();
    if (decided.kind === 'drop' || !campaign || !mayGo) return false;
    const say = mailWords(ctx, row.language, { campaign: campaign.name });
    await sendMail(ctx, {
      id: `campaigns.reminder:${id}`,
      to: ctx.sealing.open(row.sealed_address),
      topic: 'invitations',
      askedBy: { timeZone: row.time_zone ?? placeOfCampaign(campaign).timeZone },
      language: row.language,
      title: say('campaigns.reminder.title'),
      text: say('campaigns.reminder.text'),
      action: {
        label: say('campaigns.mail.open'),
        path: href('campaign', { campaignSlug: campaign.slug }, { via: 'mail' }),
      },
      note: say('campaigns.reminder.note'),
    });
    return true;
  });
}
