import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople } from '#features/people/server/public.ts';
import { listCards, renewCard } from './student-accounts.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { CardListView } from '../contract.ts';
import { educatorOf } from '#features/classes/server/classes.ts';
import { findStanding } from '#features/classes/server/enrolments.ts';
import { lockRoom } from '#features/classes/server/seats.ts';
import { getOwnClass } from '#features/classes/students/server/students.ts';

/** The cards of one of the caller's classes, in the order of its list. */
export async function listClassCards(ctx: RequestCtx, id: string): Promise<CardListView> {
  const classId = await getOwnClass(ctx, id, educatorOf(ctx));
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  return describeCards(
    ctx,
    classId,
    rows.map((row) => row.user_id),
  );
}

/** Gives one of the caller's students a new card and returns it. */
export async function renewStudentCard(
  ctx: RequestCtx,
  { id, studentId }: { id: string; studentId: string },
): Promise<CardListView> {
  const educatorId = educatorOf(ctx);
  const classId = await getOwnClass(ctx, id, educatorId);
  const userId = studentId as UserId;
  await inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    // A teacher has no control over students who left and kept their accounts.
    if ((await findStanding(ctx, classId, userId))?.status !== 'joined') throw new NotFound();
    await renewCard(ctx, educatorId, userId);
  });
  return describeCards(ctx, classId, [userId]);
}

/** Those of these students who sign in with one of the caller's cards, in this order. */
export async function describeCards(
  ctx: RequestCtx,
  classId: ClassId,
  userIds: readonly UserId[],
): Promise<CardListView> {
  const tokens = await listCards(ctx, educatorOf(ctx), userIds);
  const people = await describePeople(ctx, [...tokens.keys()]);
  const { name } = await ctx.db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const items = userIds.flatMap((id) => {
    const [token, person] = [tokens.get(id), people.get(id)];
    return token && person ? [{ id, firstName: person.firstName, lastName: person.lastName, token }] : [];
  });
  return { className: name, items };
}
