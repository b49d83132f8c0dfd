import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassChanges, ClassId, ClassListView, ClassView, NewClassInput } from '../contract.ts';
import { codeLength } from '../policy.ts';
import { releaseStudents } from '../memberships/server/release-students.ts';
import { chooseCourses } from '../courses/server/change-courses.ts';
import { admitWaiting } from './admit-waiting.ts';
import { endClass } from './end-class.ts';
import { describeClass, describeTaught } from './describe-classes.ts';
import { findRoom, lockRoom } from './seats.ts';
import { educatorOf, lockTaughtClass } from './taught.ts';

const classesAtMost = 50;

/** The classes that she owns or helps to teach, oldest first, and how many of her own seats are taken. */
export async function listClasses(ctx: Ctx): Promise<ClassListView> {
  const userId = educatorOf(ctx);
  const { seats, students } = await findRoom(ctx, userId);
  const items = await describeTaught(ctx, userId);
  return { items, totalItems: items.length, seats, seatsTaken: students.size };
}

/** Creates a class with a code of its own. Refuses a name that she has already used, and more than fifty classes. */
export async function createClass(ctx: Ctx, { name }: NewClassInput): Promise<ClassView> {
  const educatorId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    const id = await addClass(ctx, educatorId, name);
    return describeClass(ctx, educatorId, id);
  });
}

/** Refuses one more class of an educator whose room is locked. */
export async function refuseTooManyClasses(ctx: Ctx, educatorId: UserId): Promise<void> {
  const others = await listOwned(ctx, educatorId);
  if (others.length >= classesAtMost) throw new Conflict('too_many_classes', 'classes.refusal.tooMany');
}

/** Gives an educator, whose room is locked, a new class. */
export async function addClass(ctx: Ctx, educatorId: UserId, name: string): Promise<ClassId> {
  const others = await listOwned(ctx, educatorId);
  if (others.length >= classesAtMost) throw new Conflict('too_many_classes', 'classes.refusal.tooMany');
  refuseTaken(others, name);
  const id = randomUUID() as ClassId;
  const row = { id, educator_id: educatorId, name, code_paused_at: null, created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('classes')
    .values({ ...row, code: await findFreeCode(ctx) })
    .execute();
  return id;
}

/** Applies the changes sent; requesting the present state again changes nothing. */
export async function changeClass(ctx: Ctx, changes: ClassChanges): Promise<ClassView> {
  const { name, paused, rotate, courseIds } = changes;
  const userId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id, ownerId } = await lockTaughtClass(ctx, changes.id);
    if (name !== undefined)
      refuseTaken(
        (await listOwned(ctx, ownerId)).filter((other) => other.id !== id),
        name,
      );
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(rotate ? { code: await findFreeCode(ctx) } : {}),
      ...(paused === undefined ? {} : { code_paused_at: paused ? ctx.clock.now() : null }),
    };
    if (Object.keys(set).length > 0)
      await ctx.db.updateTable('classes').set(set).where('id', '=', id).execute();
    if (courseIds !== undefined) await chooseCourses(ctx, id, courseIds);
    return describeClass(ctx, userId, id);
  });
}

/** Deletes a class with its list, and tells its students; seats that become free go to students waiting in the owner's other classes. */
export async function deleteClass(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: classId, ownerId } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    const userIds = await endClass(ctx, classId);
    await releaseStudents(ctx, { classId, educatorId: ownerId, userIds });
    await admitWaiting(ctx, ownerId);
  });
}

/** All classes of which an educator is the owner, archived ones too. */
export async function listOwned(
  { db }: Pick<Ctx, 'db'>,
  educatorId: UserId,
): Promise<{ id: ClassId; name: string }[]> {
  return db.selectFrom('classes').select(['id', 'name']).where('educator_id', '=', educatorId).execute();
}

function refuseTaken(others: readonly { name: string }[], name: string): void {
  if (others.some((other) => other.name === name))
    throw new Invalid([{ path: 'name', messageKey: 'classes.field.nameTaken' }]);
}

/** Two calls drawing the same one of 8 × 10¹¹ codes at the same moment is left to the unique key. */
async function findFreeCode({ db }: Pick<Ctx, 'db'>): Promise<string> {
  for (;;) {
    const code = makeClearCode(codeLength);
    const taken = await db.selectFrom('classes').select('id').where('code', '=', code).executeTakeFirst();
    if (!taken) return code;
  }
}
