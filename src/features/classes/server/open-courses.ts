import type { OpenedLevel } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { isPremium, planOrTrial } from '#core/plans.ts';
import { findEntitlements, openCourses } from '#features/billing/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId, GroupId } from '../contract.ts';
import type { SeatsCtx } from './seats.ts';

/** A course of something that was set: to all of a class, unless it names a group or a student. */
export interface SetCourse {
  courseId: string;
  groupId: string | null;
  studentId: UserId | null;
}

/**
 * Opens to the students of a class what it learns and what was set to them, up to the level of its owner's plan, and closes what is
 * neither any more (docs/decisions/0131). Without a plan in force nothing new opens. Call it whenever one of these changes, with the
 * owner's room locked; `among` are the only students whom the change concerns.
 */
export async function openClassCourses(
  ctx: Pick<SeatsCtx, 'db' | 'clock'>,
  classId: ClassId,
  among?: readonly UserId[],
): Promise<void> {
  const found = await ctx.db
    .selectFrom('classes')
    .select(['educator_id', 'archived_at'])
    .where('id', '=', classId)
    .executeTakeFirst();
  const isTaught = found !== undefined && found.archived_at === null;
  await openCourses(ctx, {
    through: classId,
    among,
    courses: isTaught ? await listLearned(ctx, classId, among) : [],
    level: isTaught ? await levelOf(ctx, found.educator_id) : undefined,
  });
}

/** Keeps which courses belong to what is set to a class, and opens them. Call it with the class locked. */
export async function keepSetCourses(
  ctx: Pick<SeatsCtx, 'db' | 'clock'>,
  classId: string,
  courses: readonly SetCourse[],
): Promise<void> {
  const id = classId as ClassId;
  await ctx.db.deleteFrom('class_set_courses').where('class_id', '=', id).execute();
  if (courses.length > 0)
    await ctx.db
      .insertInto('class_set_courses')
      .values(
        courses.map(({ courseId, groupId, studentId }) => ({
          class_id: id,
          course_id: courseId,
          group_id: groupId as GroupId | null,
          student_id: studentId,
        })),
      )
      .execute();
  await openClassCourses(ctx, id);
}

/** What an educator's plan opens; a trial is of the standard plan. */
async function levelOf(
  ctx: Pick<SeatsCtx, 'db' | 'clock'>,
  educatorId: UserId,
): Promise<OpenedLevel | undefined> {
  const plan = planOrTrial(await findEntitlements(ctx, educatorId), ctx.clock.now());
  if (plan === 'free') return undefined;
  return isPremium(plan) ? 'premium' : 'paid';
}

/** Each joined student with the courses of the class and those of what was set to her. */
async function listLearned(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
  among: readonly UserId[] | undefined,
): Promise<{ userId: UserId; courseId: string }[]> {
  if (among?.length === 0) return [];
  const joined = db
    .selectFrom('class_students')
    .where('class_students.class_id', '=', classId)
    .where('class_students.status', '=', 'joined')
    .$if(among !== undefined, (query) => query.where('class_students.user_id', 'in', among ?? []));
  const rows = await joined
    .innerJoin('class_courses', 'class_courses.class_id', 'class_students.class_id')
    .select(['class_students.user_id', 'class_courses.course_id'])
    .union(
      joined
        .innerJoin('class_set_courses', 'class_set_courses.class_id', 'class_students.class_id')
        .leftJoin('class_group_students', (join) =>
          join
            .onRef('class_group_students.group_id', '=', 'class_set_courses.group_id')
            .onRef('class_group_students.user_id', '=', 'class_students.user_id'),
        )
        .select(['class_students.user_id', 'class_set_courses.course_id'])
        .where(({ or, and, eb, ref }) =>
          or([
            and([
              eb('class_set_courses.group_id', 'is', null),
              eb('class_set_courses.student_id', 'is', null),
            ]),
            eb('class_set_courses.student_id', '=', ref('class_students.user_id')),
            eb('class_group_students.user_id', 'is not', null),
          ]),
        ),
    )
    .execute();
  return rows.map(({ user_id, course_id }) => ({ userId: user_id, courseId: course_id }));
}
