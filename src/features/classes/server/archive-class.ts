import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassView } from '../contract.ts';
import { fitsSeats } from '../policy.ts';
import { admitWaiting } from './admit-waiting.ts';
import { describeClass } from './describe-classes.ts';
import { openClassCourses } from './open-courses.ts';
import { findRoom } from './seats.ts';
import { educatorOf, lockTaughtClass } from './taught.ts';

/**
 * Puts one of the caller's own classes away: it stays as it is, its code is paused, its students no longer see it, and its seats
 * go to those who wait in her other classes. Archiving it again changes nothing.
 */
export async function archiveClass(ctx: Ctx, id: string): Promise<ClassView> {
  return inTransaction(ctx, async (ctx) => {
    const {
      id: classId,
      ownerId,
      isArchived,
    } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    if (!isArchived) {
      const now = ctx.clock.now();
      await ctx.db
        .updateTable('classes')
        .set((row) => ({ archived_at: now, code_paused_at: row.fn.coalesce('code_paused_at', row.val(now)) }))
        .where('id', '=', classId)
        .execute();
      await openClassCourses(ctx, classId);
      await admitWaiting(ctx, ownerId);
    }
    return describeClass(ctx, educatorOf(ctx), classId);
  });
}

/** Brings it back, with its code still paused. Refuses it without enough seats for all who were in it. */
export async function restoreClass(ctx: Ctx, id: string): Promise<ClassView> {
  return inTransaction(ctx, async (ctx) => {
    const {
      id: classId,
      ownerId,
      isArchived,
    } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    if (isArchived) {
      await admitWaiting(ctx, ownerId);
      const { seats, students } = await findRoom(ctx, ownerId);
      const returning = await ctx.db
        .selectFrom('class_students')
        .select('user_id')
        .where('class_id', '=', classId)
        .where('status', '=', 'joined')
        .execute();
      const ids = returning.map(({ user_id }) => user_id);
      if (!fitsSeats({ seats, taken: students, returning: ids }))
        throw new Conflict('no_seats', 'classes.refusal.noSeatsToRestore');
      await ctx.db.updateTable('classes').set({ archived_at: null }).where('id', '=', classId).execute();
      await openClassCourses(ctx, classId);
      await admitWaiting(ctx, ownerId);
    }
    return describeClass(ctx, educatorOf(ctx), classId);
  });
}
