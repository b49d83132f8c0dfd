import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readTypedMoney } from '#features/currencies/server/public.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import { lockCampaign, updateCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import type { Milestone } from '../policy.ts';

interface Typed {
  id: string;
  milestones: readonly { amount: string; text: string }[];
}

/** Says what a campaign reaches at which amounts. What is wrong says so at its field (`amount0`, `text0` …), and then nothing is changed. */
export function setMilestones(ctx: Ctx, { id, milestones }: Typed): Promise<{ milestones: Milestone[] }> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, { id });
    refuseStrangers(ctx, campaign);
    const issues: FieldIssue[] = [];
    const read = new Map<number, Milestone>();
    for (const [index, { amount: typed, text }] of milestones.entries()) {
      if (typed.trim() === '' && text === '') continue;
      if (text === '') issues.push({ path: `text${index}`, messageKey: 'campaigns.field.milestone' });
      const amount = readTypedMoney(ctx, typed, { currency: campaign.currency });
      if ('issue' in amount) issues.push({ path: `amount${index}`, ...amount.issue });
      else if (read.has(Number(amount.money.amount)))
        issues.push({ path: `amount${index}`, messageKey: 'campaigns.field.milestoneTwice' });
      else read.set(Number(amount.money.amount), { amount: Number(amount.money.amount), text });
    }
    if (issues.length > 0) throw new Invalid(issues);
    const ordered = [...read.values()].toSorted((one, other) => one.amount - other.amount);
    await updateCampaign(ctx, campaign, { milestones: JSON.stringify(ordered) });
    await auditStaff(ctx, campaign, 'campaign.changed');
    tellCampaignsChanged(ctx);
    return { milestones: ordered };
  });
}
