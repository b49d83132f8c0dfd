import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockPerson } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { findStanding } from '#features/classes/server/enrolments.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { tellAdmitted } from '#features/classes/server/tell-admitted.ts';
import type { MoveStudentInput } from '../contract.ts';

interface Move {
  from: ClassId;
  to: ClassId;
  userId: UserId;
}

/**
 * Moves a student to another of the caller's own classes (docs/decisions/0137). Her seat is the owner's, so it moves with her, and so
 * does her place if she waits for one; groups and what was set to her alone stay behind.
 */
export async function moveStudent(ctx: Ctx, { id, studentId, classId }: MoveStudentInput): Promise<void> {
  const userId = studentId as UserId;
  await inTransaction(ctx, async (ctx) => {
    // Before her account is locked: nobody else may make it wait.
    const { id: listed } = await requireTaughtClass(ctx, id);
    if (!(await findStanding(ctx, listed, userId))) throw new NotFound();
    await lockPerson(ctx, userId);
    const { id: from } = await lockTaughtClass(ctx, id, { owner: true });
    // The same owner, whose room is locked.
    const target = await requireTaughtClass(ctx, classId);
    refuseUnfit(target, { owner: true });
    await refuseUnlessMovable(ctx, { from, to: target.id, userId });
    await move(ctx, { from, to: target.id, userId });
  });
}

async function refuseUnlessMovable(ctx: Ctx, { from, to, userId }: Move): Promise<void> {
  const standing = await findStanding(ctx, from, userId);
  if (!standing) throw new NotFound();
  if (await findStanding(ctx, to, userId))
    throw new Conflict('already_in_class', 'classes.refusal.alreadyInClass');
  // He was asked about this class, by its name.
  if (standing.why === 'guardian' || standing.why === 'account')
    throw new Conflict('awaits_guardian', 'classes.refusal.awaitsGuardian');
}

async function move(ctx: Ctx, { from, to, userId }: Move): Promise<void> {
  const { place, ...old } = await ctx.db
    .deleteFrom('class_students')
    .where('class_id', '=', from)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isIn = old.status === 'joined';
  const entered = await ctx.db
    .insertInto('class_students')
    .values({
      ...old,
      class_id: to,
      leave_asked_at: null,
      // Details of her work count from now, and only what is due from now on is asked of her.
      joined_at: isIn ? ctx.clock.now() : null,
      // Who waits keeps her place.
      ...(!isIn && { place }),
    })
    .returning('place')
    .executeTakeFirstOrThrow();
  for (const classId of [from, to]) await openClassCourses(ctx, classId, [userId]);
  if (isIn) await tellAdmitted(ctx, { classId: to, userId, place: entered.place });
}
