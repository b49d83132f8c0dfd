import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordMove } from '#features/campaigns/life/server/move.ts';
import { updateCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { takeSlug } from '#features/campaigns/server/slugs.ts';
import type { PageInput } from '../contract.ts';
import { checkBeginning, checkPage } from './check-page.ts';

/** The second step is done: the campaign is a draft with an address of its own. What is wrong keeps it where it is, with all that was typed. */
export function completeSetup(ctx: Ctx, page: PageInput): Promise<{ slug: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx);
    const row = await ctx.db
      .selectFrom('campaigns')
      .selectAll()
      .where('organizer_id', '=', userId)
      .where('state', 'in', ['step_1', 'step_2'])
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'step_2' || row.category === null)
      throw new Conflict('not_described', 'campaigns.refusal.notDescribed');
    const details = checkPage(ctx, page, row.category);
    const beginning = checkBeginning(ctx, page);
    const issues = [...details.issues, ...beginning.issues];
    if (issues.length > 0) throw new Invalid(issues);
    await takeSlug(ctx, row, page.slug);
    await updateCampaign(ctx, row, {
      ...details.columns,
      ...beginning.columns,
      slug: page.slug,
      state: 'draft',
      sealed_typed: null,
    });
    await recordMove(ctx, row, { act: 'complete', state: 'draft', who: userId });
    return { slug: page.slug };
  });
}
