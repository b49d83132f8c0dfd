import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordMove } from '#features/campaigns/life/server/move.ts';
import { findCampaign, updateCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { takeSlug } from '#features/campaigns/server/slugs.ts';
import type { PageInput } from '../contract.ts';
import { checkSetup } from './judge-page.ts';
import { selectSetup } from './select-setup.ts';

/** The second step is done: the campaign is a draft with an address of its own. What is wrong keeps it where it is, with all that was typed. */
export function completeSetup(ctx: Ctx, page: PageInput): Promise<{ slug: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx);
    const row = await selectSetup(ctx, userId).forUpdate().executeTakeFirst();
    if (row?.state !== 'step_2' || row.category === null) {
      if (await isCreated(ctx, page.slug))
        throw new Conflict('created_already', 'campaigns.refusal.createdAlready');
      throw new Conflict('not_described', 'campaigns.refusal.notDescribed');
    }
    const { issues, columns } = await checkSetup(ctx, page, row.category);
    if (issues.length > 0) throw new Invalid(issues);
    const { slug } = page;
    await takeSlug(ctx, row, slug);
    await updateCampaign(ctx, row, { ...columns, slug, state: 'draft', sealed_typed: null });
    await recordMove(ctx, row, { act: 'complete', state: 'draft', who: userId });
    return { slug };
  });
}

/** Whether the caller has a campaign with this address, such as by sending the second step twice. */
async function isCreated(ctx: Ctx, slug: string): Promise<boolean> {
  const campaign = await findCampaign(ctx, { slug });
  return campaign !== undefined && campaign.organizer_id === signedIn(ctx).userId;
}
