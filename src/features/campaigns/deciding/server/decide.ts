import { adminHref } from '#admin-urls.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { actsWithReason, staffMayNow, type StaffAct } from '#features/campaigns/life/policy.ts';
import { move } from '#features/campaigns/life/server/move.ts';
import { getCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { viewOwn } from '#features/campaigns/organizing/server/own-campaigns.ts';
import { auditedAs } from '#features/campaigns/deciding/policy.ts';
import type { AdminCampaignDetail } from '../contract.ts';

/** A campaign with its history, for staff. */
export async function getAnyCampaign(ctx: Ctx, { id }: { id: string }): Promise<AdminCampaignDetail> {
  return viewDetail(ctx, await getCampaign(ctx, { id }));
}

/** Staff decides on the version that it has looked at; its organizer reads why. */
export async function decideOnCampaign(
  ctx: Ctx,
  { id, act, version, reason }: { id: string; act: StaffAct; version: number; reason: string },
): Promise<AdminCampaignDetail> {
  const { userId } = signedIn(ctx);
  const needsReason = actsWithReason.some((each) => each === act);
  if (needsReason && reason === '')
    throw new Invalid([{ path: 'reason', messageKey: 'campaigns.field.reason' }]);
  return inTransaction(ctx, async (ctx) => {
    const check = (_: Ctx, campaign: WholeCampaign) => {
      if (campaign.version !== version)
        throw new Conflict('changed_meanwhile', 'campaigns.refusal.changedMeanwhile');
      before = campaign.state;
    };
    let before: WholeCampaign['state'] | undefined;
    const after = await move(ctx, { id }, { act, who: userId, reason: needsReason ? reason : '', check });
    await recordAudit(ctx, {
      who: userId,
      what: auditedAs[act],
      subject: id,
      why: needsReason ? { written: reason } : 'form',
      before: { state: before },
      after: { state: after.state },
    });
    return viewDetail(ctx, after);
  });
}

async function viewDetail(ctx: Ctx, row: WholeCampaign): Promise<AdminCampaignDetail> {
  const { state, starts_at: startsAt } = row;
  const events = await ctx.db
    .selectFrom('campaign_events')
    .selectAll()
    .where('campaign_id', '=', row.id)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  const ids = [row.organizer_id, ...events.map(({ who }) => (who === 'clock' ? null : (who as UserId)))];
  const people = await describePeople(ctx, [...new Set(ids.filter((id) => id !== null))]);
  const nameOf = (id: string) => people.get(id as UserId)?.displayName ?? '…';
  const { actor } = ctx;
  const mayOpen = actor.kind === 'member' && holdsPermission(actor, 'users.find');
  return {
    ...(await viewOwn(ctx, row)),
    createdAt: row.created_at.toISOString(),
    organizer:
      row.organizer_id === null
        ? null
        : {
            name: nameOf(row.organizer_id),
            href: mayOpen ? adminHref('adminUser', { id: row.organizer_id }) : null,
          },
    staffActs: staffMayNow({ state, startsAt, inBonus: false }, ctx.clock.now()),
    history: events.map(({ at, from_state, to_state, who, reason }) => ({
      at: at.toISOString(),
      from: from_state,
      to: to_state,
      by: who === 'clock' ? null : nameOf(who),
      reason,
    })),
  };
}
