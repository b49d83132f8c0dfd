import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId, GroupId } from '../contract.ts';

/** A student of a class, since when, and from when on her teachers see details of her work for it. */
export interface Enrolled {
  userId: UserId;
  since: Date;
  seenFrom: Date;
}

/** For anyone who is still to be told what is seen. */
const never = '9999-12-31';

/** When she joined, or was told what is seen, if that was later. */
const seenFrom = sql<Date>`case when names_alone then ${never}::timestamptz else greatest(joined_at, seen_from) end`;

/** The students of a class, or of one of its groups; the caller must know that she teaches it. */
export async function listEnrolled(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
  groupId?: string,
): Promise<Enrolled[]> {
  const all = db
    .selectFrom('class_students')
    .select(({ ref }) => ['class_students.user_id', ref('joined_at').$notNull().as('joined_at')])
    .select(seenFrom.as('seen_from'))
    .where('class_students.class_id', '=', classId as ClassId)
    .where('status', '=', 'joined');
  const rows = await (
    groupId === undefined
      ? all
      : all
          .innerJoin('class_group_students', (join) =>
            join
              .onRef('class_group_students.user_id', '=', 'class_students.user_id')
              .onRef('class_group_students.class_id', '=', 'class_students.class_id'),
          )
          .where('class_group_students.group_id', '=', groupId as GroupId)
  ).execute();
  return rows.map(({ user_id, joined_at, seen_from }) => ({
    userId: user_id,
    since: joined_at,
    seenFrom: seen_from,
  }));
}

/** Whether someone is in a class; she who only waits for it is not. */
export async function isEnrolled(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
  studentId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId as ClassId)
    .where('user_id', '=', studentId as UserId)
    .where('status', '=', 'joined')
    .executeTakeFirst();
  return found !== undefined;
}

/** The ids of a class's courses, in the order in which they were chosen. */
export async function listClassCourseIds({ db }: Pick<Ctx, 'db'>, classId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('class_courses')
    .select('course_id')
    .where('class_id', '=', classId as ClassId)
    .orderBy('added_at')
    .orderBy('course_id')
    .execute();
  return rows.map(({ course_id }) => course_id);
}

/** The groups of a class, by name. */
export async function listClassGroups(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('class_groups')
    .select(['id', 'name'])
    .where('class_id', '=', classId as ClassId)
    .orderBy('name')
    .execute();
}

/** The students of each of a class's groups. */
export async function listGroupMembers(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<ReadonlyMap<string, ReadonlySet<UserId>>> {
  const rows = await db
    .selectFrom('class_group_students')
    .select(['group_id', 'user_id'])
    .where('class_id', '=', classId as ClassId)
    .execute();
  const byGroup = Map.groupBy(rows, ({ group_id }) => group_id as string);
  return new Map([...byGroup].map(([id, members]) => [id, new Set(members.map(({ user_id }) => user_id))]));
}

/** A class that someone is in, since when, and her groups in it. Archived classes are left out. */
export interface OwnEnrolment extends Omit<Enrolled, 'seenFrom'> {
  classId: string;
  className: string;
  groupIds: readonly string[];
}

/** The classes that these people are in, a line for each person and class. */
export async function listEnrolments(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
): Promise<OwnEnrolment[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .leftJoin('class_group_students', (join) =>
      join
        .onRef('class_group_students.class_id', '=', 'class_students.class_id')
        .onRef('class_group_students.user_id', '=', 'class_students.user_id'),
    )
    .select(['class_students.class_id', 'class_students.user_id', 'classes.name'])
    .select(({ ref }) => ref('class_students.joined_at').$notNull().as('joined_at'))
    .select('class_group_students.group_id')
    .where(sql<boolean>`class_students.user_id = any(${userIds}::text[])`)
    .where('class_students.status', '=', 'joined')
    .where('classes.archived_at', 'is', null)
    .orderBy('class_students.place')
    .execute();
  const byPlace = Map.groupBy(rows, (row) => `${row.class_id} ${row.user_id}`);
  return [...byPlace.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      userId: first.user_id,
      since: first.joined_at,
      classId: first.class_id,
      className: first.name,
      groupIds: group.flatMap(({ group_id }) => group_id ?? []),
    };
  });
}
