import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Everything that billing stores about a person. */
export async function exportEntitlements({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const entitlements = await db
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const planChanges = await db
    .selectFrom('plan_changes')
    .select(['changed_at', 'plan', 'ends_at', 'source'])
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  const openedCourses = await db
    .selectFrom('opened_courses')
    .select(['course_id', 'level'])
    .where('user_id', '=', userId)
    .orderBy('course_id')
    .orderBy('through')
    .execute();
  return { entitlements: entitlements ?? null, planChanges, openedCourses };
}
