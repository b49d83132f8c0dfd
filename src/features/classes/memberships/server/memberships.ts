import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, lockPerson } from '#features/people/server/public.ts';
import { findCardHolders } from '#features/classes/cards/server/student-accounts.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { MembershipList, MembershipView } from '../contract.ts';
import { mayLeaveAlone } from '#features/classes/policy.ts';
import { endLeaveRequest } from './leave-requests.ts';
import { releaseStudents } from './release-students.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { lockRoom } from '#features/classes/server/seats.ts';

/** The classes that the caller is in or waiting for, oldest first, and how she may leave each. */
export async function listMemberships(ctx: Ctx): Promise<MembershipList> {
  const { userId } = signedIn(ctx);
  const rows = await selectMemberships(ctx, userId).orderBy('class_students.place').execute();
  const people = await describePeople(ctx, [userId, ...rows.map((row) => row.educator_id)]);
  const items: MembershipView[] = [];
  for (const row of rows) {
    const isFree = await mayGo(ctx, userId, row, people.get(userId)?.minor !== false);
    items.push({
      id: row.id,
      name: row.name,
      teacher: people.get(row.educator_id)?.displayName ?? '',
      status: row.status,
      leaving: isFree ? 'at-once' : row.leave_asked_at === null ? 'asks' : 'asked',
    });
  }
  return { items };
}

/**
 * Leaves a class at once, and the seat goes to the next student; a child asks the teacher, who answers in her list.
 * Anyone still waiting simply leaves the waiting list. Asking again changes nothing.
 */
export async function leaveClass(ctx: Ctx, id: string): Promise<MembershipList> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, userId);
    const before = await getMembership(ctx, userId, id);
    await lockRoom(ctx, before.educator_id);
    // She may have been let in, or removed, since.
    const membership = await getMembership(ctx, userId, id);
    if (!(await mayGo(ctx, userId, membership, person?.minor !== false))) {
      await ctx.db
        .updateTable('class_students')
        .set((row) => ({ leave_asked_at: row.fn.coalesce('leave_asked_at', row.val(ctx.clock.now())) }))
        .where('class_id', '=', membership.id)
        .where('user_id', '=', userId)
        .execute();
      return;
    }
    await ctx.db
      .deleteFrom('class_students')
      .where('class_id', '=', membership.id)
      .where('user_id', '=', userId)
      .execute();
    await releaseStudents(ctx, {
      classId: membership.id,
      educatorId: membership.educator_id,
      userIds: [userId],
    });
    await admitWaiting(ctx, membership.educator_id);
  });
  return listMemberships(ctx);
}

/** Withdraws the request to leave. */
export async function stayInClass(ctx: Ctx, id: string): Promise<MembershipList> {
  const { userId } = signedIn(ctx);
  const { id: classId } = await getMembership(ctx, userId, id);
  await endLeaveRequest(ctx, classId, userId);
  return listMemberships(ctx);
}

type Membership = Awaited<ReturnType<typeof getMembership>>;

async function mayGo(
  ctx: Pick<Ctx, 'db'>,
  userId: UserId,
  { educator_id, status }: Pick<Membership, 'educator_id' | 'status'>,
  minor: boolean,
): Promise<boolean> {
  const hasCard = (await findCardHolders(ctx, educator_id, [userId])).has(userId);
  return mayLeaveAlone({ minor, hasCard, isWaiting: status === 'pending' });
}

async function getMembership(ctx: Pick<Ctx, 'db'>, userId: UserId, id: string) {
  const row = await selectMemberships(ctx, userId)
    .where('classes.id', '=', id as ClassId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

function selectMemberships({ db }: Pick<Ctx, 'db'>, userId: UserId) {
  return db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select([
      'classes.id',
      'classes.name',
      'classes.educator_id',
      'class_students.status',
      'class_students.leave_asked_at',
    ])
    .where('class_students.user_id', '=', userId)
    .where('classes.archived_at', 'is', null);
}
