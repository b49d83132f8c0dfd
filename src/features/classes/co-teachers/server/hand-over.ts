import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { fitsSeats } from '#features/classes/policy.ts';
import { refuseTooManyClasses } from '#features/classes/server/classes.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { findRoom, lockRoom } from '#features/classes/server/seats.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { passClass } from './pass-class.ts';
import { tellTeacher } from './tell-teacher.ts';

/**
 * Makes a co-teacher the owner of one of the caller's own classes; the caller stays as a co-teacher. Refuses it without seats of the
 * new owner for all who are in it. Its cards and open invitations become hers.
 */
export async function handClassOver(
  ctx: Ctx,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await requireTaughtClass(ctx, id);
    refuseUnfit(before, { owner: true, archived: true });
    const from = before.ownerId;
    const to = teacherId as UserId;
    if (from === to) throw new Conflict('class_owner', 'classes.refusal.ownerStays');
    await requireCoTeacher(ctx, before.id, to);
    // Both rooms, in the order of their ids, as an acceptance does.
    for (const userId of [from, to].toSorted()) await lockRoom(ctx, userId);
    const { id: classId, isArchived } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    // She has left or been removed in the meantime.
    await requireCoTeacher(ctx, classId, to);
    await refuseTooManyClasses(ctx, to);
    if (!isArchived) await refuseWithoutSeats(ctx, classId, to);
    await passClass(ctx, { classId, from, to });
    await ctx.db
      .insertInto('class_teachers')
      .values({ class_id: classId, user_id: from, kind: 'co', joined_at: ctx.clock.now() })
      .execute();
    await admitWaiting(ctx, from);
    await admitWaiting(ctx, to);
    await recordAudit(ctx, { who: from, what: 'class.handed_over', subject: to });
    await tellTeacher(ctx, { to, kind: 'classes.handedOver', classId, teacherId: from });
  });
}

async function requireCoTeacher({ db }: Ctx, classId: ClassId, userId: UserId): Promise<void> {
  const row = await db
    .selectFrom('class_teachers')
    .select('kind')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'co')
    .executeTakeFirst();
  if (!row) throw new NotFound();
}

async function refuseWithoutSeats(ctx: Ctx, classId: ClassId, to: UserId): Promise<void> {
  // Those who wait for seats of hers came first.
  await admitWaiting(ctx, to);
  const { seats, students } = await findRoom(ctx, to);
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('status', '=', 'joined')
    .execute();
  const returning = rows.map(({ user_id }) => user_id);
  if (!fitsSeats({ seats, taken: students, returning }))
    throw new Conflict('no_seats', 'classes.refusal.noSeatsToHandOver');
}
