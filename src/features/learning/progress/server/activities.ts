import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readOnce } from '#platform/db/read-once.ts';

/** Something a person has done with an item. */
export interface Activity {
  itemId: string;
  at: Date;
  kind: 'completed' | 'watched' | 'answered';
  /** Set for a counted answer: its question within the item. */
  questionId: string | null;
}

/**
 * Everything the caller has completed, watched and answered, earliest first: all her progress is derived from it.
 * Opening a film is not watching it.
 */
export const listActivities = readOnce(async (ctx: Ctx): Promise<Activity[]> => {
  const { userId } = signedIn(ctx);
  const { rows } = await sql<Activity>`
    select item_id as "itemId", completed_at as at, 'completed' as kind, null as "questionId"
    from completions where user_id = ${userId}
    union all
    select item_id, last_report_at, 'watched', null
    from item_progress where user_id = ${userId} and watched_tenths > 0
    union all
    select item_id, answered_at, 'answered', question_id from quiz_answers where user_id = ${userId}
    order by at, "itemId", "questionId"
  `.execute(ctx.db);
  return rows;
});
