import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person has watched, answered, played, completed, planned and rated, her certificates, and what it is called. */
export async function exportLearning({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const watched = await db
    .selectFrom('item_progress')
    .select(['item_id', 'position_tenths', 'watched_tenths', 'spans', 'last_report_at', 'begun_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const reported = await db
    .selectFrom('watch_budgets')
    .select(['last_report_at'])
    .where('user_id', '=', userId)
    .execute();
  const completed = await db
    .selectFrom('completions')
    .select(['item_id', 'completed_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const planned = await db
    .selectFrom('item_plans')
    .select(['item_id', 'planned_for', 'note', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const unlocked = await db
    .selectFrom('course_unlocks')
    .select(['course_id', 'unlocked_at', 'kept'])
    .where('user_id', '=', userId)
    .orderBy('course_id')
    .execute();
  const answers = await db
    .selectFrom('quiz_answers')
    .select(['item_id', 'question_id', 'response', 'correct', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .orderBy('answered_at')
    .execute();
  const played = await db
    .selectFrom('game_rounds')
    .select(['item_id', 'best_score', 'moves'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const rated = await db
    .selectFrom('ratings')
    .select(['item_id', 'stars', 'text', 'text_status', 'rated_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const certificates = await db
    .selectFrom('certificates')
    .select(['code', 'course_id', 'full_name', 'finished_at', 'made_at'])
    .where('user_id', '=', userId)
    .orderBy('course_id')
    .execute();
  const refers = [...watched, ...completed, ...answers, ...played, ...planned, ...rated];
  const names = await nameContent(db, {
    items: refers.map(({ item_id }) => item_id),
    courses: [...unlocked, ...certificates].map(({ course_id }) => course_id),
  });
  return { watched, reported, completed, answers, played, planned, unlocked, rated, certificates, names };
}

/** The slugs of items and courses by their ids, which mean nothing to a reader; without those that are gone. */
async function nameContent(
  db: Ctx['db'],
  ids: { items: string[]; courses: string[] },
): Promise<Record<string, string>> {
  const items = await db
    .selectFrom('items')
    .select(['id', 'slug'])
    .where('id', '=', sql<string>`any(${ids.items})`)
    .execute();
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'slug'])
    .where('id', '=', sql<string>`any(${ids.courses})`)
    .execute();
  return Object.fromEntries([...items, ...courses].map(({ id, slug }) => [id, slug]));
}
