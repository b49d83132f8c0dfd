import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findFamilyOf } from '#features/families/server/public.ts';
import { completeItem, listDemoItems } from '#features/learning/server/public.ts';
import { findDemoPerson } from '#features/people/server/public.ts';

const parent = 'parent@example.org';
const stories = 12;
/** How many items each child has completed, the oldest first; the youngest has had a quiet week. */
const weeks = [4, 3, 2, 0];

/** Gives the demo world's family a goal, and its children a week; does nothing if there is a goal. */
export async function seedTogether(ctx: Ctx): Promise<void> {
  const guardianId = await findDemoPerson(ctx, parent);
  const family = guardianId && (await findFamilyOf(ctx, guardianId));
  if (!family) return;
  const items = await listDemoItems(ctx);
  await inTransaction(ctx, async (ctx) => {
    const added = await ctx.db
      .insertInto('family_goals')
      .values({ family_id: family.id, stories, set_by: guardianId, set_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('family_id')
      .executeTakeFirst();
    if (!added) return;
    for (const [child, userId] of family.memberIds.entries())
      for (const { id } of items.slice(child * 2, child * 2 + (weeks[child] ?? 0)))
        await completeItem(ctx, { userId, itemId: id });
  });
}
