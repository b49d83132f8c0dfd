import { randomUUID } from 'node:crypto';
import { makeClearCode } from '#platform/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import type { ClassId, GroupId } from './contract.ts';
import { codeLength } from './policy.ts';

interface MadeClass {
  educator: TestUser;
  id: ClassId;
  /** As stored, without the dash. */
  code: string;
}

/**
 * A class of a new educator, Ruth Adler, with the standard plan and a verified address, unless one is given; named
 * after its code.
 */
export async function makeClass(ctx: Pick<Ctx, 'db' | 'clock'>, given?: TestUser): Promise<MadeClass> {
  const educator = given ?? (await makeEducator(ctx));
  const id = randomUUID() as ClassId;
  const code = makeClearCode(codeLength);
  await ctx.db
    .insertInto('classes')
    .values({
      id,
      educator_id: educator.userId,
      name: `Class ${code}`,
      code,
      code_paused_at: null,
      created_at: ctx.clock.now(),
    })
    .execute();
  return { educator, id, code };
}

export function makeEducator(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  columns: Parameters<typeof makeUser>[1] = {},
): Promise<TestUser> {
  return makeUser(ctx, {
    role: 'educator',
    plan: 'standard',
    first_name: 'Ruth',
    last_name: 'Adler',
    email_verified_at: ctx.clock.now(),
    ...columns,
  });
}

/** Puts a person in a class, or has her wait for a seat in it. */
export async function putInClass(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  { userId, waits = false }: Pick<TestUser, 'userId'> & { waits?: boolean },
): Promise<void> {
  await db
    .insertInto('class_students')
    .values({
      class_id: classId,
      user_id: userId,
      status: waits ? 'pending' : 'joined',
      why: waits ? 'seats' : null,
      created_at: clock.now(),
    })
    .execute();
}

/** Puts a person into a class, as if she had joined it. */
export async function makeStudentIn(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  userId: UserId,
): Promise<void> {
  await db
    .insertInto('class_students')
    .values({ class_id: classId, user_id: userId, status: 'joined', why: null, created_at: clock.now() })
    .execute();
}

/** Has teachers see details of a student's work for the class from this moment on; undefined while she is still to be told so. */
export async function showDetails(
  { db }: Pick<Ctx, 'db'>,
  { classId, userId }: { classId: ClassId; userId: UserId },
  from?: Date,
): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ names_alone: from === undefined, seen_from: from ?? null })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
}

/** Has someone teach a class besides its owner. */
export async function makeCoTeacher(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  given?: TestUser,
): Promise<TestUser> {
  const teacher = given ?? (await makeEducator({ db, clock }));
  await db
    .insertInto('class_teachers')
    .values({ class_id: classId, user_id: teacher.userId, kind: 'co', joined_at: clock.now() })
    .execute();
  return teacher;
}

/** Lets nobody in by the code of a class for now. */
export async function pauseClass({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: ClassId): Promise<void> {
  await db.updateTable('classes').set({ code_paused_at: clock.now() }).where('id', '=', id).execute();
}

/** Makes a course one of the class's. */
export async function giveCourse(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  courseId: string,
): Promise<void> {
  await db
    .insertInto('class_courses')
    .values({ class_id: classId, course_id: courseId, added_at: clock.now() })
    .execute();
}

/** A group of a class with some of its students. */
export async function makeGroup(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  studentIds: readonly UserId[],
): Promise<GroupId> {
  const id = randomUUID() as GroupId;
  const row = { id, class_id: classId, name: `Group ${id.slice(0, 8)}`, created_at: clock.now() };
  await db.insertInto('class_groups').values(row).execute();
  for (const userId of studentIds)
    await db
      .insertInto('class_group_students')
      .values({ group_id: id, class_id: classId, user_id: userId })
      .execute();
  return id;
}

/** Puts a student of a class in one of its groups. */
export async function putInGroup(
  { db }: Pick<Ctx, 'db'>,
  { classId, groupId }: { classId: ClassId; groupId: GroupId },
  { userId }: Pick<TestUser, 'userId'>,
): Promise<void> {
  await db
    .insertInto('class_group_students')
    .values({ group_id: groupId, class_id: classId, user_id: userId })
    .execute();
}

/** Puts a class away, as it is. */
export async function putAway({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: ClassId): Promise<void> {
  await db.updateTable('classes').set({ archived_at: clock.now() }).where('id', '=', id).execute();
}

/** Brings a class back that was put away. */
export async function bringBack({ db }: Pick<Ctx, 'db'>, id: ClassId): Promise<void> {
  await db.updateTable('classes').set({ archived_at: null }).where('id', '=', id).execute();
}

/** Takes a student out of a class. */
export async function takeOutOfClass({ db }: Pick<Ctx, 'db'>, id: ClassId, userId: UserId): Promise<void> {
  await db.deleteFrom('class_students').where('class_id', '=', id).where('user_id', '=', userId).execute();
}

/** Has someone teach a class no longer. */
export async function endTeaching({ db }: Pick<Ctx, 'db'>, id: ClassId, userId: UserId): Promise<void> {
  await db.deleteFrom('class_teachers').where('class_id', '=', id).where('user_id', '=', userId).execute();
}
