import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endErasureRequest, listErasureRequests } from '#features/classes/cards/server/erasure-requests.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AnswerRequestInput } from '#features/classes/students/contract.ts';
import { endLeaveRequest } from '#features/classes/memberships/server/leave-requests.ts';
import { releaseStudents } from '#features/classes/memberships/server/release-students.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { educatorOf, lockTaughtClass, refuseUnfit } from '#features/classes/server/taught.ts';

/**
 * Answers a request by one of the caller's students. Agreeing that she leaves removes her from this class. Agreeing that
 * her account is erased is the class's owner's: it removes her from all of the owner's classes, and it is erased after 30 days. Declining changes
 * nothing. Fails if there is no request.
 */
export async function answerRequest(ctx: Ctx, input: AnswerRequestInput): Promise<void> {
  const callerId = educatorOf(ctx);
  const userId = input.studentId as UserId;
  await inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, input.id, { archived: true });
    const { id: classId, ownerId } = taught;
    const student = await ctx.db
      .selectFrom('class_students')
      .select('leave_asked_at')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!student) throw new NotFound();
    const asksErasure = (await listErasureRequests(ctx, ownerId, [userId])).has(userId);
    // Her account is in the hands of the teacher who made it, and leaves all of that teacher's classes.
    if (asksErasure) refuseUnfit(taught, { owner: true, archived: true });
    if (!asksErasure && student.leave_asked_at === null) throw new NotFound();
    const what = asksErasure ? 'student.erasure' : 'student.leave';
    const answer = input.agree ? 'agreed' : 'declined';
    await recordAudit(ctx, {
      who: callerId,
      what: `${what}.${answer}`,
      subject: userId,
      why: 'her own request',
      before: { classId, joined: true },
      after: { classId, joined: !input.agree },
    });
    await endErasureRequest(ctx, ownerId, userId);
    if (!input.agree) return endLeaveRequest(ctx, classId, userId);
    const own = ctx.db.selectFrom('classes').select('id').where('educator_id', '=', ownerId);
    const left = await ctx.db
      .deleteFrom('class_students')
      .where('user_id', '=', userId)
      .where((where) => (asksErasure ? where('class_id', 'in', own) : where('class_id', '=', classId)))
      .returning('class_id')
      .execute();
    for (const { class_id } of left)
      await releaseStudents(ctx, {
        classId: class_id,
        educatorId: ownerId,
        userIds: [userId],
        ownWish: asksErasure,
      });
    await admitWaiting(ctx, ownerId);
  });
}
