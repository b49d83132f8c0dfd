import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Where these people say they go to school; a school that was merged counts as the one it is part of. */
export async function listSchoolsOfPeople(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
): Promise<{ userId: UserId; schoolId: string; name: string; city: string }[]> {
  const { rows } = await sql<{ userId: UserId; schoolId: string; name: string; city: string }>`
    with recursive whole (id, kept) as (
      select id, id from schools where merged_into is null
      union all
      select schools.id, whole.kept from schools join whole on schools.merged_into = whole.id
    )
    select user_schools.user_id as "userId", kept as "schoolId", schools.name, schools.city
    from user_schools
    join whole on whole.id = user_schools.school_id
    join schools on schools.id = whole.kept
    where user_schools.user_id = any(${userIds}::text[])`.execute(db);
  return rows;
}
