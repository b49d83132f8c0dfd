import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople } from '#features/people/server/public.ts';
import { listCards, renewCard } from './student-accounts.ts';
import type { CardListView } from '../contract.ts';
import { findStanding } from '#features/classes/server/enrolments.ts';
import { lockTaughtClass, requireTaughtClass, type TaughtClass } from '#features/classes/server/taught.ts';

/** The cards of one of the caller's classes, in the order of its list. */
export async function listClassCards(ctx: RequestCtx, id: string): Promise<CardListView> {
  const taught = await requireTaughtClass(ctx, id);
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', taught.id)
    .orderBy('place')
    .execute();
  return describeCards(
    ctx,
    taught,
    rows.map((row) => row.user_id),
  );
}

/** Gives one of the caller's students a new card and returns it. */
export async function renewStudentCard(
  ctx: RequestCtx,
  { id, studentId }: { id: string; studentId: string },
): Promise<CardListView> {
  const userId = studentId as UserId;
  const taught = await inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, id);
    // A teacher has no control over students who left and kept their accounts.
    if ((await findStanding(ctx, taught.id, userId))?.status !== 'joined') throw new NotFound();
    await renewCard(ctx, taught.ownerId, userId);
    return taught;
  });
  return describeCards(ctx, taught, [userId]);
}

/** Those of these students who sign in with one of the class's cards, in this order. */
export async function describeCards(
  ctx: RequestCtx,
  { name, ownerId }: TaughtClass,
  userIds: readonly UserId[],
): Promise<CardListView> {
  const tokens = await listCards(ctx, ownerId, userIds);
  const people = await describePeople(ctx, [...tokens.keys()]);
  const items = userIds.flatMap((id) => {
    const [token, person] = [tokens.get(id), people.get(id)];
    return token && person ? [{ id, firstName: person.firstName, lastName: person.lastName, token }] : [];
  });
  return { className: name, items };
}
