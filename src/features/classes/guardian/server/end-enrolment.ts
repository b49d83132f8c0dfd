import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { releaseStudents } from '#features/classes/memberships/server/release-students.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { lockRoom } from '#features/classes/server/seats.ts';

interface Ending {
  classId: ClassId;
  userId: UserId;
  guardianId: UserId;
}

/**
 * A guardian takes a child out of a class, or declines that she joins it; her seat goes to the student who has waited longest. False if she is
 * neither in it nor waiting. Call it in a transaction, with her account locked.
 */
export async function endEnrolment(ctx: Ctx, { classId, userId, guardianId }: Ending): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('classes')
    .select('educator_id')
    .where('id', '=', classId)
    .executeTakeFirst();
  if (!found) return false;
  await lockRoom(ctx, found.educator_id);
  const ended = await ctx.db
    .deleteFrom('class_students')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .returning('status')
    .executeTakeFirst();
  if (!ended) return false;
  // As her family wishes: her teacher does not bring her back.
  await releaseStudents(ctx, {
    classId,
    educatorId: found.educator_id,
    userIds: [userId],
    ownWish: true,
  });
  await admitWaiting(ctx, found.educator_id);
  await recordAudit(ctx, {
    who: guardianId,
    what: ended.status === 'joined' ? 'class.taken_out' : 'class.declined',
    subject: userId,
    why: 'family',
    before: { classId, joined: ended.status === 'joined' },
    after: { classId, joined: false },
  });
  return true;
}
