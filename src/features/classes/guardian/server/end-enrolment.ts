import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { lockRoom } from '#features/classes/server/seats.ts';

interface Ending {
  classId: ClassId;
  userId: UserId;
  guardianId: UserId;
}

/**
 * A guardian takes a child out of a class, or declines that she joins it; her seat goes to the student who has waited longest, and
 * everything else of hers stays. False if she is
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
  // The account stays, also one that her teacher made: from here on a guardian answers for it, and the teacher does not bring her back.
  await openClassCourses(ctx, classId, [userId]);
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
