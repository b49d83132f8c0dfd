import type { UserId } from '#core/ids.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassId } from '../contract.ts';
import { seatsToGive } from '../policy.ts';
import { openClassCourses } from './open-courses.ts';
import { lockRoom, type Room } from './seats.ts';
import { tellAdmitted, type AdmittingCtx } from './tell-admitted.ts';

/** A student who waits for a seat in a class, at her place in the order of those who came. */
interface Waiting {
  classId: ClassId;
  userId: UserId;
  place: number;
}

/**
 * Gives the free seats of an educator's classes to those waiting for one, longest-waiting first. Everyone who enters a class
 * comes through here, so nobody overtakes. `joining` is who is at the page that lets her in: she needs no message.
 */
export async function admitWaiting(
  ctx: AdmittingCtx,
  educatorId: UserId,
  { joining }: { joining?: UserId } = {},
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const room = await lockRoom(ctx, educatorId);
    const { free, toStudents } = seatsToGive({ seats: room.seats, taken: room.students.size });
    if (!toStudents) return;
    const seated = [...room.students, ...(await findNext(ctx, educatorId, room, free))];
    const admitted = await admit(ctx, educatorId, seated);
    for (const [classId, entries] of Map.groupBy(admitted, (entry) => entry.classId))
      await openClassCourses(
        ctx,
        classId,
        entries.map(({ userId }) => userId),
      );
    for (const entry of admitted) await tellAdmitted(ctx, entry, joining);
  });
}

/** What follows for an educator's classes when her plan has changed: who is let in, and what its seats open. */
export async function followPlan(ctx: AdmittingCtx, educatorId: UserId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const classes = await ctx.db
      .selectFrom('classes')
      .select('id')
      .where('educator_id', '=', educatorId)
      .orderBy('id')
      .execute();
    if (classes.length === 0) return;
    await admitWaiting(ctx, educatorId);
    for (const { id } of classes) await openClassCourses(ctx, id);
  });
}

/** Those who have waited longest for the seats that are free; anyone with a seat in another class needs none. */
async function findNext(
  { db }: AdmittingCtx,
  educatorId: UserId,
  { students }: Room,
  free: number,
): Promise<UserId[]> {
  if (free === 0) return [];
  const rows = await selectWaiting(db, educatorId)
    .select('class_students.user_id')
    .$if(students.size > 0, (query) => query.where('class_students.user_id', 'not in', [...students]))
    .groupBy('class_students.user_id')
    .orderBy(({ fn }) => fn.min('class_students.place'))
    .limit(free)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Lets these people into every class of the educator in which they wait for a seat; returns where, in their order. */
async function admit(
  { db, clock }: AdmittingCtx,
  educatorId: UserId,
  userIds: readonly UserId[],
): Promise<Waiting[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .updateTable('class_students')
    .from('classes')
    .set(({ fn, val }) => ({
      status: 'joined',
      why: null,
      joined_at: fn.coalesce('class_students.joined_at', val(clock.now())),
    }))
    .whereRef('classes.id', '=', 'class_students.class_id')
    .where('classes.educator_id', '=', educatorId)
    .where('classes.archived_at', 'is', null)
    .where('class_students.why', '=', 'seats')
    .where('class_students.user_id', 'in', userIds)
    .returning(['class_students.class_id', 'class_students.user_id', 'class_students.place'])
    .execute();
  return rows
    .map(({ class_id, user_id, place }) => ({ classId: class_id, userId: user_id, place }))
    .toSorted((one, other) => one.place - other.place);
}

function selectWaiting(db: AdmittingCtx['db'], educatorId: UserId) {
  return db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .where('classes.educator_id', '=', educatorId)
    .where('classes.archived_at', 'is', null)
    .where('class_students.why', '=', 'seats');
}
