import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Classmate } from './class-circles.ts';

/** A class as the people in it. */
export interface ClassPeople {
  teacherIds: UserId[];
  /** The joined ones. */
  students: Classmate[];
  /** Its students no longer see it. */
  isArchived: boolean;
}

/** The people of a class; undefined if it does not exist. */
export async function findClassPeople(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<ClassPeople | undefined> {
  const found = await db
    .selectFrom('classes')
    .select(['id', 'archived_at'])
    .where(({ eb, ref }) => eb(ref('id').$castTo<string>(), '=', classId))
    .executeTakeFirst();
  if (!found) return undefined;
  const students = await db
    .selectFrom('class_students')
    .select(({ ref }) => ['user_id', ref('joined_at').$notNull().as('since')])
    .where('class_id', '=', found.id)
    .where('status', '=', 'joined')
    .execute();
  const teachers = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', found.id)
    .execute();
  return {
    teacherIds: teachers.map(({ user_id }) => user_id),
    students: students.map(({ user_id, since }) => ({ userId: user_id, since })),
    isArchived: found.archived_at !== null,
  };
}
