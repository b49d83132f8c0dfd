import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import {
  isWhole,
  lockCampaign,
  updateCampaign,
  type CampaignName,
  type CampaignRow,
  type WholeCampaign,
} from '#features/campaigns/server/campaign-rows.ts';
import { keepSlug } from '#features/campaigns/server/slugs.ts';
import { timesFrom } from '#features/campaigns/server/times.ts';
import { isPublic, moved, type Act, type CampaignState } from '../policy.ts';
import { isInBonus } from './is-in-bonus.ts';
import { tellOfMove } from './tell-of-move.ts';

/** Ends the recurring gifts to a canceled campaign. */
export const endGiftsJob = 'campaigns.endGifts';

interface Moving {
  act: Act;
  /** A user's id, or `clock`. */
  who: string;
  /** What staff wrote about its decision. */
  reason?: string | undefined;
  /** Refuses for any other reason, once the campaign is locked. */
  check?: (ctx: Ctx, campaign: WholeCampaign) => Promise<void> | void;
}

/**
 * Makes one move of a campaign, under the lock of its row and in one transaction with all that follows from it. A move that cannot be
 * made now is the conflict `not_now`.
 */
export function move<C extends Ctx>(
  ctx: C,
  name: CampaignName,
  { act, who, reason = '', check }: Moving,
): Promise<WholeCampaign> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, name);
    await check?.(ctx, campaign);
    const now = ctx.clock.now();
    const known = act === 'launch' && !(await isKnown(ctx, campaign)) ? 'ask' : act;
    const begins = known === 'launch' || known === 'approve';
    const times = begins ? timesFrom(campaign, now) : campaign;
    const inBonus = await isInBonus(ctx, campaign);
    const state = moved({ state: campaign.state, startsAt: times.starts_at, inBonus }, known, now);
    if (state === undefined) throw new Conflict('not_now', 'campaigns.refusal.notNow');
    const after = await updateCampaign(ctx, campaign, {
      state,
      ...(begins && { starts_at: times.starts_at, ends_at: times.ends_at, approved_at: now }),
      ...(known === 'end' && endOf(campaign, now)),
    });
    if (!isWhole(after)) throw new Error(`the campaign ${after.id} lacks something`);
    await recordMove(ctx, campaign, { act: known, state, who, reason });
    if (state === 'live' || state === 'bonus') await keepSlug(ctx, after);
    if (isPublic(campaign.state) || isPublic(state)) tellCampaignsChanged(ctx);
    if (known === 'cancel') await ctx.jobs.send<string>(ctx, endGiftsJob, after.id);
    await tellOfMove(ctx, after, { act: known, reason });
    return after;
  });
}

/** One that is ended before its time ends now. */
function endOf({ starts_at, ends_at }: WholeCampaign, now: Date): Pick<CampaignRow, 'ends_at'> {
  if (ends_at !== null && ends_at <= now) return { ends_at };
  return { ends_at: now > starts_at ? now : new Date(starts_at.getTime() + 1) };
}

/** Whether staff has approved a campaign of the same organizer, and not put an end to it. */
export async function isKnown({ db }: Pick<Ctx, 'db'>, { organizer_id }: WholeCampaign): Promise<boolean> {
  const approved = await db
    .selectFrom('campaigns')
    .select('id')
    .where('organizer_id', '=', organizer_id)
    .where('approved_at', 'is not', null)
    .where('state', '!=', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return approved !== undefined;
}

/** Writes down what happened to a campaign, in the caller's transaction. */
export async function recordMove(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id, state: from }: Pick<CampaignRow, 'id' | 'state'>,
  { act, state, who, reason = '' }: { act: Act; state: CampaignState; who: string; reason?: string },
): Promise<void> {
  await db
    .insertInto('campaign_events')
    .values({
      campaign_id: id,
      act,
      from_state: from,
      to_state: state,
      who,
      reason,
      at: clock.now(),
    })
    .execute();
}
