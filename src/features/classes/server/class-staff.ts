import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Who answers for a class. */
export interface ClassStaff {
  ownerId: UserId;
  /** With the owner. */
  teacherIds: UserId[];
  /** Its students no longer see it. */
  isArchived: boolean;
}

/** Who teaches a class; undefined if it does not exist. */
export async function findClassStaff(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<ClassStaff | undefined> {
  const found = await db
    .selectFrom('classes')
    .select(['id', 'educator_id', 'archived_at'])
    .where(({ eb, ref }) => eb(ref('id').$castTo<string>(), '=', classId))
    .executeTakeFirst();
  if (!found) return undefined;
  const teachers = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', found.id)
    .execute();
  return {
    ownerId: found.educator_id,
    teacherIds: teachers.map(({ user_id }) => user_id),
    isArchived: found.archived_at !== null,
  };
}
