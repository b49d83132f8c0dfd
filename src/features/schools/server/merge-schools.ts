import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { MergeInput, SchoolView } from '../contract.ts';
import { getSchool } from './school-rows.ts';

/**
 * Makes duplicates part of a school. Their rows and what people chose stay as they are, so undoing it is exact. Locked in
 * the order of ids, so that two merges in opposite directions cannot make a circle.
 */
export function mergeSchools(ctx: Ctx, { id, ids }: MergeInput): Promise<SchoolView> {
  const { userId } = signedIn(ctx);
  const duplicates = [...new Set(ids)].filter((each) => each !== id).toSorted();
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .selectFrom('schools')
      .select(['id', 'merged_into'])
      .where('id', 'in', [id, ...duplicates])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.length !== duplicates.length + 1) throw new NotFound();
    if (rows.some(({ merged_into }) => merged_into !== null))
      throw new Conflict('changed_meanwhile', 'schools.refusal.merged');
    if (duplicates.length > 0)
      await ctx.db.updateTable('schools').set({ merged_into: id }).where('id', 'in', duplicates).execute();
    for (const duplicate of duplicates)
      await recordAudit(ctx, {
        who: userId,
        what: 'school.merged',
        subject: duplicate,
        why: 'duplicate',
        before: { mergedInto: null },
        after: { mergedInto: id },
      });
    return getSchool(ctx, id);
  });
}

/** Undoes a merge. Duplicates that are not part of this school, or not any more, are left alone. */
export function unmergeSchools(ctx: Ctx, { id, ids }: MergeInput): Promise<SchoolView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const parts = await ctx.db
      .selectFrom('schools')
      .select('id')
      .where('id', 'in', ids)
      .where('merged_into', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id: part } of parts) {
      await ctx.db.updateTable('schools').set({ merged_into: null }).where('id', '=', part).execute();
      await recordAudit(ctx, {
        who: userId,
        what: 'school.unmerged',
        subject: part,
        why: 'undone',
        before: { mergedInto: id },
        after: { mergedInto: null },
      });
    }
    return getSchool(ctx, id);
  });
}
