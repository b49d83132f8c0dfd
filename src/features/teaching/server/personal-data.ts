import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What someone has set as a teacher, and what was set to her alone, and when she had the summary of a week. */
export async function exportTeaching({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const all = db
    .selectFrom('assignments')
    .select(['kind', 'target', 'starts_on', 'due_on', 'repeat_until', 'note', 'created_at'])
    .orderBy('created_at')
    .orderBy('id');
  return {
    set: await all.where('created_by', '=', userId).execute(),
    weeks: await db
      .selectFrom('teacher_weeks')
      .select(['sunday', 'sent_at'])
      .where('user_id', '=', userId)
      .orderBy('sunday')
      .execute(),
    received: await all.where('student_id', '=', userId).execute(),
  };
}
