import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { organizerMayNow, type OrganizerAct } from '#features/campaigns/life/policy.ts';
import { move } from '#features/campaigns/life/server/move.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import type { OwnCampaign } from '../contract.ts';
import { viewOwn } from './own-campaigns.ts';

/** The organizer moves her campaign on. */
export async function actOnCampaign(
  ctx: Ctx,
  { id, act }: { id: string; act: OrganizerAct },
): Promise<OwnCampaign> {
  const { userId } = signedIn(ctx);
  const check = (_: Ctx, campaign: WholeCampaign) => {
    refuseStrangers(ctx, campaign);
    const { state, starts_at: startsAt, ends_at: endsAt } = campaign;
    if (!organizerMayNow({ state, startsAt, endsAt, inBonus: false }, ctx.clock.now()).includes(act))
      throw new Conflict('not_now', 'campaigns.refusal.notNow');
  };
  return inTransaction(ctx, async (ctx) => {
    const campaign = await move(ctx, { id }, { act, who: userId, check });
    await auditStaff(ctx, campaign, 'campaign.moved', { after: { state: campaign.state } });
    return viewOwn(ctx, campaign);
  });
}
