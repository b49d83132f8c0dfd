import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The teachers and the joined students of a class; undefined if the class does not exist. */
export async function findClassPeople(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<{ teacherIds: UserId[]; studentIds: UserId[] } | undefined> {
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where(({ eb, ref }) => eb(ref('id').$castTo<string>(), '=', classId))
    .executeTakeFirst();
  if (!found) return undefined;
  const students = await db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', found.id)
    .where('status', '=', 'joined')
    .execute();
  const teachers = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', found.id)
    .execute();
  const idsOf = (people: { user_id: UserId }[]) => people.map(({ user_id }) => user_id);
  return { teacherIds: idsOf(teachers), studentIds: idsOf(students) };
}
