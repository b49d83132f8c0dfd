import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What someone has set and said as a teacher, what was set to her alone, and when she had the summary of a week. */
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
    said: await db
      .selectFrom('class_announcements')
      .select(['text', 'created_at', 'changed_at'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    goals: await db
      .selectFrom('class_goals')
      .select(['measure', 'period', 'amount', 'set_at'])
      .where('set_by', '=', userId)
      .orderBy('set_at')
      .execute(),
  };
}
