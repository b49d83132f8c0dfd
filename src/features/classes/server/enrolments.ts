import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findCardHolders } from '../cards/server/student-accounts.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { isPresent, lockPerson, type PersonDescribed } from '#features/people/server/public.ts';
import type { ClassId } from '../contract.ts';
import { admitWaiting } from './admit-waiting.ts';
import { openClassCourses } from './open-courses.ts';
import { lockRoom } from './seats.ts';
import { tellWaiting } from './tell-admitted.ts';
import type { Wait } from './tables.ts';

/*
 * Anyone who changes a student's standing in a class locks her account first and then its educator's, so that guardian
 * approvals, plan changes and joins happen one after another. Each belongs in a transaction.
 */

export interface Standing {
  status: 'joined' | 'pending';
  why: Wait | null;
}

/**
 * Puts someone into a class or on its waiting list; if she is already there, nothing changes. Undefined: the class is
 * closed to her.
 */
export async function enter(
  ctx: Ctx,
  { classId, code, userId }: { classId: ClassId; code?: string; userId: UserId },
): Promise<(Standing & { isNew: boolean }) | undefined> {
  const person = await lockPerson(ctx, userId);
  const educatorId = await lockRoomOf(ctx, classId);
  if (!person || !educatorId || !(await isOpen(ctx, classId, code))) return undefined;
  if (!(await isPresent(ctx, educatorId))) return undefined;
  const why = await findWait(ctx, educatorId, { person, userId, isClassApproved: false });
  const inserted = await ctx.db
    .insertInto('class_students')
    .values({ class_id: classId, user_id: userId, status: 'pending', why, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  if (inserted && why === 'seats') await admitWaiting(ctx, educatorId, { joining: userId });
  const standing = await findStanding(ctx, classId, userId);
  if (inserted && standing?.status === 'pending')
    await tellWaiting(ctx, { classId, userId, place: inserted.place });
  return standing && { ...standing, isNew: inserted !== undefined };
}

/** Locks the room of a class's owner, also if it is handed over meanwhile; undefined if there is no such class. */
async function lockRoomOf(ctx: Ctx, classId: ClassId): Promise<UserId | undefined> {
  const educatorId = await findOwner(ctx, classId);
  if (educatorId === undefined) return undefined;
  await lockRoom(ctx, educatorId);
  return (await findOwner(ctx, classId)) === educatorId ? educatorId : lockRoomOf(ctx, classId);
}

async function findOwner({ db }: Pick<Ctx, 'db'>, classId: ClassId): Promise<UserId | undefined> {
  const found = await db
    .selectFrom('classes')
    .select('educator_id')
    .where('id', '=', classId)
    .executeTakeFirst();
  return found?.educator_id;
}

/** Whether a class can be joined, with this code if one is given. */
async function isOpen({ db }: Pick<Ctx, 'db'>, classId: ClassId, code?: string): Promise<boolean> {
  const found = await db
    .selectFrom('classes')
    .select(['code', 'code_paused_at', 'archived_at'])
    .where('id', '=', classId)
    .forKeyShare()
    .executeTakeFirst();
  if (!found || found.code_paused_at || found.archived_at) return false;
  return code === undefined || code === found.code;
}

export async function findStanding(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
  userId: UserId,
): Promise<Standing | undefined> {
  return db
    .selectFrom('class_students')
    .select(['status', 'why'])
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The account, or one class, has been approved by the guardian. Returns how many joins continued. */
export async function resumeEnrolments(
  ctx: Ctx,
  approved: { userId: UserId; why: 'account' } | { userId: UserId; why: 'guardian'; classId: ClassId },
): Promise<number> {
  const { userId, why } = approved;
  const person = await lockPerson(ctx, userId);
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['class_students.class_id', 'classes.educator_id'])
    .where('class_students.user_id', '=', userId)
    .where('class_students.why', '=', why)
    .$if(approved.why === 'guardian', (query) =>
      query.where('class_students.class_id', '=', (approved as { classId: ClassId }).classId),
    )
    .orderBy('classes.educator_id')
    .orderBy('class_students.place')
    .execute();
  if (!person) return 0;
  for (const { class_id, educator_id } of rows) {
    await lockRoom(ctx, educator_id);
    const next = await findWait(ctx, educator_id, { person, userId, isClassApproved: true });
    await ctx.db
      .updateTable('class_students')
      .set(({ eb, ref, val }) => ({
        why: next,
        // The page on which her guardian has agreed said what is seen.
        names_alone: false,
        seen_from: eb
          .case()
          .when('names_alone', '=', true)
          .then(val(ctx.clock.now()))
          .else(ref('seen_from'))
          .end(),
      }))
      .where('class_id', '=', class_id)
      .where('user_id', '=', userId)
      .where('why', '=', why)
      .execute();
    if (next === 'seats') await admitWaiting(ctx, educator_id);
  }
  return rows.length;
}

/**
 * A guardian has withdrawn, or turned out to be needed: she is in no class until he approves, and her seats are free.
 */
export async function suspend(ctx: Ctx, userId: UserId): Promise<void> {
  await lockPerson(ctx, userId);
  const educators = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('classes.educator_id')
    .distinct()
    .where('class_students.user_id', '=', userId)
    .orderBy('classes.educator_id')
    .execute();
  for (const { educator_id } of educators) await lockRoom(ctx, educator_id);
  const suspended = await ctx.db
    .updateTable('class_students')
    .set({ status: 'pending', why: 'account' })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('status', '=', 'joined'), where('why', '=', 'seats')]))
    .returning('class_id')
    .execute();
  for (const { class_id } of suspended) await openClassCourses(ctx, class_id, [userId]);
  for (const { educator_id } of educators) await admitWaiting(ctx, educator_id);
}

/** What someone waits for first: everyone waits for a seat in the end, if only for a moment. */
async function findWait(
  ctx: Ctx,
  educatorId: UserId,
  { person, userId, isClassApproved }: { person: PersonDescribed; userId: UserId; isClassApproved: boolean },
): Promise<Wait> {
  if (person.awaitsGuardian) return 'account';
  if (person.minor && !isClassApproved && !(await answersFor(ctx, educatorId, userId))) return 'guardian';
  return 'seats';
}

/** A teacher who created a student's account already has her guardians' consent, until a guardian decides herself. */
async function answersFor(ctx: Ctx, educatorId: UserId, userId: UserId): Promise<boolean> {
  if (!(await findCardHolders(ctx, educatorId, [userId])).has(userId)) return false;
  return (await findGuardian(ctx, userId)) === undefined;
}
