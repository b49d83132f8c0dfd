import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findCardHolders } from '../cards/server/student-accounts.ts';
import { isPresent, lockPerson, type PersonDescribed } from '#features/people/server/public.ts';
import type { ClassId } from '../contract.ts';
import { admitWaiting, hasSeatFor, lockRoom } from './seats.ts';
import { tellTeachers } from './tell-teachers.ts';
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
  const found = await ctx.db
    .selectFrom('classes')
    .select(['educator_id', 'code', 'code_paused_at', 'archived_at'])
    .where('id', '=', classId)
    .forKeyShare()
    .executeTakeFirst();
  if (
    !person ||
    !found ||
    found.code_paused_at ||
    found.archived_at ||
    (code !== undefined && code !== found.code)
  )
    return undefined;
  if (!(await isPresent(ctx, found.educator_id))) return undefined;
  const why = await findWait(ctx, found.educator_id, { person, userId, isClassApproved: false });
  const standing = toStanding(why);
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('class_students')
    .values({ class_id: classId, user_id: userId, ...standing, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await tellTeachers(ctx, { classId, userId, why });
    return { ...standing, isNew: true };
  }
  const kept = await findStanding(ctx, classId, userId);
  return kept && { ...kept, isNew: false };
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
    .orderBy('class_students.created_at')
    .execute();
  if (!person) return 0;
  for (const { class_id, educator_id } of rows) {
    const next = await findWait(ctx, educator_id, { person, userId, isClassApproved: true });
    await ctx.db
      .updateTable('class_students')
      .set(toStanding(next))
      .where('class_id', '=', class_id)
      .where('user_id', '=', userId)
      .where('why', '=', why)
      .execute();
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
  await ctx.db
    .updateTable('class_students')
    .set({ status: 'pending', why: 'account' })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('status', '=', 'joined'), where('why', '=', 'seats')]))
    .execute();
  for (const { educator_id } of educators) await admitWaiting(ctx, educator_id);
}

/** What someone is still waiting for; null lets her in. */
async function findWait(
  ctx: Ctx,
  educatorId: UserId,
  { person, userId, isClassApproved }: { person: PersonDescribed; userId: UserId; isClassApproved: boolean },
): Promise<Wait | null> {
  if (person.awaitsGuardian) return 'account';
  if (person.minor && !isClassApproved && !(await answersFor(ctx, educatorId, userId))) return 'guardian';
  return hasSeatFor(await lockRoom(ctx, educatorId), userId) ? null : 'seats';
}

/** A teacher who created a student's account already has her guardians' consent. */
async function answersFor(ctx: Ctx, educatorId: UserId, userId: UserId): Promise<boolean> {
  return (await findCardHolders(ctx, educatorId, [userId])).has(userId);
}

function toStanding(why: Wait | null): Standing {
  return { status: why === null ? 'joined' : 'pending', why };
}
