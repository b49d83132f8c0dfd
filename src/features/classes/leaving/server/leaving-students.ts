import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  describePeople,
  keepGivenUpAccount,
  lockPerson,
  recordAudit,
  selectUsers,
} from '#features/people/server/public.ts';
import { fitsSeats } from '#features/classes/policy.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { findRoom } from '#features/classes/server/seats.ts';
import {
  educatorOf,
  lockTaughtClass,
  refuseUnfit,
  requireTaughtClass,
} from '#features/classes/server/taught.ts';
import type { BringBackInput, LeavingStudent } from '../contract.ts';

/** The students with a card of the caller's who left the last of her classes, the next to be erased first. */
export async function listLeavingStudents(ctx: Ctx): Promise<{ items: LeavingStudent[] }> {
  const rows = await selectLeaving(ctx, educatorOf(ctx))
    .select('erase_at')
    .orderBy('erase_at')
    .orderBy('users.id')
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, erase_at }) => {
    const person = people.get(id);
    if (!person || !erase_at) return [];
    const { firstName, lastName, avatar } = person;
    return { id, firstName, lastName, avatar: avatar ?? null, leavesOn: erase_at.toISOString() };
  });
  return { items };
}

/**
 * Puts a student who is about to be erased into one of the caller's own classes, so that she keeps her account and everything in it.
 * Refuses it without a seat for her. Anyone else is not found.
 */
export async function bringStudentBack(ctx: Ctx, { id, studentId }: BringBackInput): Promise<void> {
  const userId = studentId as UserId;
  const { ownerId } = await requireTaughtClass(ctx, id);
  await requireLeaving(ctx, ownerId, userId);
  await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, userId);
    const taught = await lockTaughtClass(ctx, id);
    refuseUnfit(taught, { owner: true });
    // She has been erased, kept or brought back in the meantime.
    await requireLeaving(ctx, taught.ownerId, userId);
    await admitWaiting(ctx, taught.ownerId);
    const { seats, students } = await findRoom(ctx, taught.ownerId);
    if (!fitsSeats({ seats, taken: students, returning: [userId] }))
      throw new Conflict('no_seats', 'classes.refusal.noSeatToReturn');
    const now = ctx.clock.now();
    const inside = { status: 'joined', why: null, joined_at: now } as const;
    await ctx.db
      .insertInto('class_students')
      .values({ class_id: taught.id, user_id: userId, ...inside, created_at: now })
      .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doUpdateSet(inside))
      .execute();
    await ctx.db.updateTable('student_cards').set({ left_at: null }).where('user_id', '=', userId).execute();
    await keepGivenUpAccount(ctx, userId);
    await openClassCourses(ctx, taught.id, [userId]);
    await recordAudit(ctx, { who: taught.ownerId, what: 'student.brought_back', subject: userId });
  });
}

async function requireLeaving(ctx: Ctx, educatorId: UserId, userId: UserId): Promise<void> {
  const found = await selectLeaving(ctx, educatorId).where('users.id', '=', userId).executeTakeFirst();
  if (!found) throw new NotFound();
}

function selectLeaving({ db }: Pick<Ctx, 'db'>, educatorId: UserId) {
  return selectUsers(db)
    .innerJoin('student_cards', 'student_cards.user_id', 'users.id')
    .select('users.id')
    .where('student_cards.educator_id', '=', educatorId)
    .where('student_cards.left_at', 'is not', null)
    .where('users.erase_at', 'is not', null);
}
