import { sql } from 'kysely';
import type { OpenedLevel } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

export interface Opening {
  /** The id of what opens the courses, such as a class. */
  through: string;
  /** Whose courses are settled; everyone's if missing. */
  among?: readonly UserId[] | undefined;
  courses: readonly { userId: UserId; courseId: string }[];
  /** Up to which level; undefined opens nothing new and closes what is not listed. */
  level: OpenedLevel | undefined;
}

/**
 * Makes these the courses that something opens, and closes others that it had opened. It makes nobody's plan a paid one. Joins the
 * caller's transaction, which lets nobody else settle the same source meanwhile.
 */
export async function openCourses({ db }: Pick<Ctx, 'db'>, opening: Opening): Promise<void> {
  const { through, among, courses, level } = opening;
  const userIds = courses.map(({ userId }) => userId);
  const listed = sql`unnest(${userIds}::text[], ${courses.map(({ courseId }) => courseId)}::text[])`;
  await sql`
    delete from opened_courses
    where through = ${through}
      and ${among ? sql`user_id = any(${among}::text[])` : sql`true`}
      and (user_id, course_id) not in (select * from ${listed})`.execute(db);
  if (level === undefined || courses.length === 0) return;
  // Without a row of entitlements nothing that is opened would be read.
  await sql`
    insert into entitlements (user_id) select distinct unnest(${userIds}::text[]) order by 1
    on conflict do nothing`.execute(db);
  await sql`
    insert into opened_courses (user_id, through, course_id, level)
    select distinct user_id, ${through}::text, course_id, ${level}::text from ${listed} as listed (user_id, course_id)
    order by user_id, course_id
    on conflict (user_id, through, course_id) do update set level = excluded.level
    where opened_courses.level <> excluded.level`.execute(db);
}
