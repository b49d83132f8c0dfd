import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { locales } from '#core/locale.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { ClassId, GroupId } from '#features/classes/contract.ts';
import { groupsAtMost } from '#features/classes/policy.ts';
import { listClassGroups, listEnrolled, listGroupMembers } from '#features/classes/server/class-roster.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { lockTaughtClass, requireTaughtClass } from '#features/classes/server/taught.ts';
import type { GroupList, GroupView, NewGroupInput, RenameGroupInput } from '../contract.ts';

interface Chosen {
  id: string;
  groupId: string;
}

/** The groups of one of the caller's classes and its students; nobody is named before her guardian has approved. */
export async function listGroups(ctx: Ctx, id: string): Promise<GroupList> {
  const { id: classId, name, isArchived } = await requireTaughtClass(ctx, id);
  const groups = await listClassGroups(ctx, classId);
  const members = await listGroupMembers(ctx, classId);
  const ids = (await listEnrolled(ctx, classId)).map(({ userId }) => userId);
  const people = await describePeople(ctx, ids);
  const { compare } = new Intl.Collator(locales[ctx.locale].tag);
  const students = ids
    .flatMap((userId) => {
      const person = people.get(userId);
      if (!person || person.awaitsGuardian) return [];
      return { id: userId, firstName: person.firstName, lastName: person.lastName };
    })
    .toSorted(
      (one, other) =>
        compare(one.lastName, other.lastName) ||
        compare(one.firstName, other.firstName) ||
        compare(one.id, other.id),
    );
  return {
    className: name,
    archived: isArchived,
    items: groups
      .toSorted((one, other) => compare(one.name, other.name))
      .map((group) => ({ ...group, studentIds: [...(members.get(group.id) ?? [])] })),
    students,
  };
}

export async function createGroup(ctx: Ctx, { id, name }: NewGroupInput): Promise<GroupView> {
  return inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id);
    const others = await listClassGroups(ctx, classId);
    if (others.length >= groupsAtMost) throw new Conflict('too_many_groups', 'classes.refusal.tooManyGroups');
    refuseTaken(others, name);
    const groupId = randomUUID() as GroupId;
    await ctx.db
      .insertInto('class_groups')
      .values({ id: groupId, class_id: classId, name, created_at: ctx.clock.now() })
      .execute();
    return { id: groupId, name, studentIds: [] };
  });
}

export async function renameGroup(ctx: Ctx, { name, ...chosen }: RenameGroupInput): Promise<GroupView> {
  return changeGroup(ctx, chosen, async (ctx, classId, groupId) => {
    const others = (await listClassGroups(ctx, classId)).filter((other) => other.id !== groupId);
    refuseTaken(others, name);
    await ctx.db.updateTable('class_groups').set({ name }).where('id', '=', groupId).execute();
  });
}

/** Removes a group and what was set to it; its students stay in the class. */
export async function removeGroup(ctx: Ctx, chosen: Chosen): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { classId, groupId } = await lockGroup(ctx, chosen);
    await ctx.db.deleteFrom('class_groups').where('id', '=', groupId).execute();
    await openClassCourses(ctx, classId);
  });
}

/** Puts a student of the class in a group; if she is in it already, nothing changes. */
export async function putInGroup(ctx: Ctx, input: Chosen & { studentId: string }): Promise<GroupView> {
  const userId = input.studentId as UserId;
  return changeGroup(ctx, input, async (ctx, classId, groupId) => {
    const joined = await ctx.db
      .selectFrom('class_students')
      .select('user_id')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .where('status', '=', 'joined')
      .executeTakeFirst();
    if (!joined) throw new NotFound();
    await ctx.db
      .insertInto('class_group_students')
      .values({ group_id: groupId, class_id: classId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await openClassCourses(ctx, classId, [userId]);
  });
}

export async function takeFromGroup(ctx: Ctx, input: Chosen & { studentId: string }): Promise<GroupView> {
  const userId = input.studentId as UserId;
  return changeGroup(ctx, input, async (ctx, classId, groupId) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('class_group_students')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    await openClassCourses(ctx, classId, [userId]);
  });
}

function changeGroup(
  ctx: Ctx,
  chosen: Chosen,
  change: (ctx: Ctx, classId: ClassId, groupId: GroupId) => Promise<void>,
): Promise<GroupView> {
  return inTransaction(ctx, async (ctx) => {
    const { classId, groupId } = await lockGroup(ctx, chosen);
    await change(ctx, classId, groupId);
    const { name } = await ctx.db
      .selectFrom('class_groups')
      .select('name')
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow();
    const members = (await listGroupMembers(ctx, classId)).get(groupId) ?? [];
    return { id: groupId, name, studentIds: [...members] };
  });
}

/** One group of one of the caller's classes, with the class locked until the transaction ends. */
async function lockGroup(ctx: Ctx, { id, groupId }: Chosen): Promise<{ classId: ClassId; groupId: GroupId }> {
  const { id: classId } = await lockTaughtClass(ctx, id);
  const found = await ctx.db
    .selectFrom('class_groups')
    .select('id')
    .where('id', '=', groupId as GroupId)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return { classId, groupId: found.id };
}

function refuseTaken(others: readonly { name: string }[], name: string): void {
  if (others.some((other) => other.name === name))
    throw new Invalid([{ path: 'name', messageKey: 'classes.field.groupNameTaken' }]);
}
