import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AskedChild, ChildFacts } from '#features/families/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueCourse } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { Activity } from '#features/learning/progress/server/activities.ts';
import { measure } from '#features/learning/progress/server/courses-progress.ts';

/** Of what she did last, so much is looked at for the course she is in; some items are in none. */
const lookedAt = 10;

/** The course that each of these children was in last, and how far she is in it. */
export async function listChildrenLearning(
  ctx: Ctx,
  { children }: { children: readonly AskedChild[] },
): Promise<ReadonlyMap<UserId, Pick<ChildFacts, 'learning'>>> {
  const ids = children.map(({ id }) => id);
  const { courseById, itemById } = await getCatalogue(ctx, ctx.locale);
  const courses = new Map<UserId, CatalogueCourse>();
  for (const { userId, itemId } of await listLastItems(ctx, ids)) {
    const course = courseById.get(itemById.get(itemId)?.courseId ?? '');
    if (course && !courses.has(userId)) courses.set(userId, course);
  }
  const completions = await listCompletions(ctx, ids, [...new Set(courses.values())]);
  return new Map(
    children.flatMap(({ id, classicMode }) => {
      const course = courses.get(id);
      if (!course) return [];
      const own = completions.filter(({ userId }) => userId === id);
      const { progress } = measure({ kind: 'member', classicMode }, course, own);
      return [[id, { learning: { slug: course.slug, title: course.title, progress } }]];
    }),
  );
}

async function listLastItems(
  { db }: Ctx,
  ids: readonly UserId[],
): Promise<{ userId: UserId; itemId: string }[]> {
  const { rows } = await sql<{ userId: UserId; itemId: string }>`
    select child.id as "userId", last.item_id as "itemId"
    from unnest(${ids}::text[]) as child (id)
    cross join lateral (
      select item_id, completed_at as at from completions where user_id = child.id
      union all
      select item_id, last_report_at from item_progress where user_id = child.id and watched_tenths > 0
      union all
      select item_id, answered_at from quiz_answers where user_id = child.id
      order by at desc, item_id
      limit ${lookedAt}
    ) last
    order by child.id, last.at desc, last.item_id
  `.execute(db);
  return rows;
}

async function listCompletions(
  { db }: Ctx,
  ids: readonly UserId[],
  courses: readonly CatalogueCourse[],
): Promise<(Activity & { userId: UserId })[]> {
  const items = courses.flatMap(({ chapters }) => chapters.flatMap(({ items }) => items.map(({ id }) => id)));
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom('completions')
    .select(['user_id', 'item_id', 'completed_at'])
    .where('user_id', 'in', ids)
    .where('item_id', 'in', items)
    .execute();
  return rows.map(({ user_id, item_id, completed_at }) => ({
    userId: user_id,
    itemId: item_id,
    at: completed_at,
    kind: 'completed',
    questionId: null,
  }));
}
