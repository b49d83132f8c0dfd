import { Conflict, Refusal } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { move } from './move.ts';
import { isInBonus } from './is-in-bonus.ts';

/** Has a campaign come into its bonus round; about its id. Each gift runs it, and each run of the clock. */
export const reachJob = 'campaigns.reach';

/** Moves a campaign whose goal is reached into its bonus round, once. It stays there when money goes back. */
export async function reachGoal(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await ctx.db
    .selectFrom('campaigns')
    .select(['id', 'goal', 'bonus_goal'])
    .where('id', '=', campaignId)
    .where('state', '=', 'live')
    .executeTakeFirst();
  // Looked at without a lock first: most gifts reach nothing.
  if (!campaign || !(await isInBonus(ctx, campaign))) return;
  try {
    await move(ctx, { id: campaignId }, { act: 'reach', who: 'clock', check: refuseEarly });
  } catch (error) {
    // Another gift, or the organizer, has moved it on.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function refuseEarly(ctx: Ctx, campaign: WholeCampaign): Promise<void> {
  if (!(await isInBonus(ctx, campaign))) throw new Conflict('not_now', 'campaigns.refusal.notNow');
}
