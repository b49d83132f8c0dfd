import type { Ctx } from '#platform/ctx.ts';
import { flushActivity } from './activity/server/record-activity.ts';

/** Everything recorded so far, as `kind subject detail amount`, sorted. */
export async function listActivity(ctx: Ctx): Promise<string[]> {
  await flushActivity(ctx);
  const rows = await ctx.db
    .selectFrom('activity_events')
    .select(['kind', 'subject', 'detail', 'amount'])
    .execute();
  return rows.map((row) => Object.values(row).join(' ')).toSorted();
}
