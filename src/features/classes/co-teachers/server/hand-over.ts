import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { handLinksOver } from '#platform/links/links.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { findInvites, inviteSubject } from '#features/classes/invites/server/invite-rows.ts';
import { fitsSeats } from '#features/classes/policy.ts';
import { refuseTooManyClasses } from '#features/classes/server/classes.ts';
import { inviteLink } from '#features/classes/server/link-kinds.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { findRoom, lockRoom } from '#features/classes/server/seats.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { tellTeacher } from './tell-teacher.ts';

interface HandOver {
  classId: ClassId;
  from: UserId;
  to: UserId;
}

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
    await change(ctx, { classId, from, to });
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

async function change(ctx: Ctx, { classId, from, to }: HandOver): Promise<void> {
  // A trigger moves the owner's row in `class_teachers`.
  await ctx.db.updateTable('classes').set({ educator_id: to }).where('id', '=', classId).execute();
  await ctx.db
    .insertInto('class_teachers')
    .values({ class_id: classId, user_id: from, kind: 'co', joined_at: ctx.clock.now() })
    .execute();
  await moveCards(ctx, { classId, from, to });
  for (const invite of (await findInvites(ctx, classId)).values()) {
    const link = { kind: inviteLink, userId: from, subject: inviteSubject(invite) };
    await handLinksOver(ctx, link, to);
  }
  await openClassCourses(ctx, classId);
  await admitWaiting(ctx, from);
  await admitWaiting(ctx, to);
}

/** Cards of students who are in another class of the previous owner stay with her. */
async function moveCards({ db }: Ctx, { classId, from, to }: HandOver): Promise<void> {
  await db
    .updateTable('student_cards')
    .set({ educator_id: to })
    .where('educator_id', '=', from)
    .where('user_id', 'in', (row) =>
      row.selectFrom('class_students').select('user_id').where('class_id', '=', classId),
    )
    .where('user_id', 'not in', (row) =>
      row
        .selectFrom('class_students')
        .innerJoin('classes', 'classes.id', 'class_students.class_id')
        .select('class_students.user_id')
        .where('classes.educator_id', '=', from),
    )
    .execute();
}
