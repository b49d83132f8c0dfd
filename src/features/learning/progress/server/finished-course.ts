import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import { listCompleted } from './completions.ts';

/** Whether someone has completed everything in any course, as it is now. */
export async function hasFinishedCourse(ctx: Ctx, userId: UserId): Promise<boolean> {
  const completed = new Set(await listCompleted(ctx.db, userId));
  for (const id of completed) {
    const item = await findItem(ctx, id, 'en');
    if (item?.courseItemIds.every((each) => completed.has(each))) return true;
  }
  return false;
}
