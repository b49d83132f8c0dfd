import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockOwnChild } from '#features/families/server/public.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { resumeEnrolments } from '#features/classes/server/enrolments.ts';
import type { ClassOfOwnChild } from '../contract.ts';
import { endEnrolment } from './end-enrolment.ts';

/** A guardian who is signed in lets a child of hers join a class; if no seat is free, the child waits for one. */
export async function letChildJoin(ctx: Ctx, { childId, id }: ClassOfOwnChild): Promise<void> {
  const classId = id as ClassId;
  await inTransaction(ctx, async (ctx) => {
    const { guardianId, userId } = await lockOwnMinor(ctx, childId);
    if ((await resumeEnrolments(ctx, { userId, why: 'guardian', classId })) === 0) throw new NotFound();
    await recordAudit(ctx, {
      who: guardianId,
      what: 'class.approved',
      subject: userId,
      why: 'family',
      before: { classId, approved: false },
      after: { classId, approved: true },
    });
  });
}

/** A guardian says no to a class that a child of hers waits for, or takes her out of one that she is in. */
export async function takeChildOut(ctx: Ctx, { childId, id }: ClassOfOwnChild): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { guardianId, userId } = await lockOwnMinor(ctx, childId);
    const ended = await endEnrolment(ctx, { classId: id as ClassId, userId, guardianId });
    if (!ended) throw new NotFound();
  });
}

/** A child who has come of age decides about her classes herself, and is not found here. */
async function lockOwnMinor(ctx: Ctx, childId: string): Promise<{ guardianId: UserId; userId: UserId }> {
  const { guardianId, id: userId } = await lockOwnChild(ctx, childId);
  if (!(await describePeople(ctx, [userId])).get(userId)?.minor) throw new NotFound();
  return { guardianId, userId };
}
