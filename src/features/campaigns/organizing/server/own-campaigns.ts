import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isPublic, organizerMayNow } from '#features/campaigns/life/policy.ts';
import { isKnown } from '#features/campaigns/life/server/move.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import {
  deleteCampaign,
  getCampaign,
  isWhole,
  lockCampaign,
  type WholeCampaign,
} from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { openContact } from '#features/campaigns/server/contact.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { viewCampaign } from '#features/campaigns/showing/server/view-campaign.ts';
import { listAskedTeams, listLedTeams } from '#features/campaigns/teams/server/led-teams.ts';
import type { LedTeam, OwnCampaign } from '../contract.ts';

const shownAtMost = 100;

interface OwnList {
  items: CampaignView[];
  totalItems: number;
  isSettingUp: boolean;
  teams: LedTeam[];
}

/** The caller's campaigns, newest first, whether there is one that she is setting up, and the teams that she leads. */
export async function listOwnCampaigns(ctx: Ctx): Promise<OwnList> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('campaigns')
    .selectAll()
    .where('organizer_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
  const items = rows.filter(isWhole).map(viewCampaign);
  return {
    items,
    totalItems: items.length,
    isSettingUp: items.length < rows.length,
    teams: await listLedTeams(ctx, userId),
  };
}

/** A campaign by its address, for those who look after it. */
export async function getOwnCampaign(ctx: Ctx, { slug }: { slug: string }): Promise<OwnCampaign> {
  const row = await getCampaign(ctx, { slug });
  refuseStrangers(ctx, row);
  return viewOwn(ctx, row);
}

export async function viewOwn(ctx: Ctx, row: WholeCampaign): Promise<OwnCampaign> {
  const now = ctx.clock.now();
  const { state, starts_at: startsAt, ends_at: endsAt } = row;
  const { email, phone } = openContact(ctx, row);
  return {
    ...viewCampaign(row),
    version: row.version,
    email,
    phone,
    duration: row.duration,
    hasGifts: row.has_gifts,
    endMoved: row.end_moved,
    teamsAsked: row.teams_asked,
    askedTeams: await listAskedTeams(ctx, row.id),
    reason: state === 'rejected' || state === 'cancelled' ? await readReason(ctx, row) : null,
    acts: organizerMayNow({ state, startsAt, endsAt, inBonus: false }, now),
    mayDelete: !row.has_gifts,
    asksFirst: state === 'draft' && !(await isKnown(ctx, row)),
    beginsAtOnce: startsAt <= now,
  };
}

async function readReason({ db }: Pick<Ctx, 'db'>, { id, state }: WholeCampaign): Promise<string | null> {
  const event = await db
    .selectFrom('campaign_events')
    .select('reason')
    .where('campaign_id', '=', id)
    .where('to_state', '=', state)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.reason || null;
}

/** Removes a campaign, whatever its state, while nobody has given (decisions: what may change). */
export function removeCampaign(ctx: Ctx, { id }: { id: string }): Promise<{ removed: true }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCampaign(ctx, { id });
    refuseStrangers(ctx, row);
    if (row.has_gifts) throw new Conflict('has_gifts', 'campaigns.refusal.hasGifts');
    await deleteCampaign(ctx, row);
    await auditStaff(ctx, row, 'campaign.removed', { before: { state: row.state } });
    if (isPublic(row.state)) tellCampaignsChanged(ctx);
    return { removed: true as const };
  });
}
