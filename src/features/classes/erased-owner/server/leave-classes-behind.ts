import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { eraseStudentsOf } from '#features/classes/cards/server/student-accounts.ts';
import { passClass } from '#features/classes/co-teachers/server/pass-class.ts';
import { tellTeacher } from '#features/classes/co-teachers/server/tell-teacher.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { endClass } from '#features/classes/server/end-class.ts';
import { lockRoom } from '#features/classes/server/seats.ts';
import { listWithHeirs } from './find-heirs.ts';

/**
 * A teacher is about to be erased. Her classes go to their co-teachers with the cards of their students, whether or not there are
 * seats: nobody is removed, and nobody admitted until there are. The others end, and students with a card of hers who are in no class
 * that goes on are erased with her. Call it in the transaction of that.
 */
export async function leaveClassesBehind(ctx: Ctx, ownerId: UserId): Promise<void> {
  await lockCoTeachers(ctx, ownerId);
  const classes = await listWithHeirs(ctx, ownerId);
  // First, so that a student who is in one of the others, too, is in no class that ends when that one is passed on.
  for (const { id, heirId } of classes) if (heirId === undefined) await endClass(ctx, id);
  for (const { id, heirId } of classes) if (heirId !== undefined) await passOn(ctx, id, ownerId, heirId);
  await eraseStudentsOf(ctx, ownerId);
}

/** None of them leaves, or is erased herself, before this transaction ends; one who is gone by then is no co-teacher any more. */
async function lockCoTeachers(ctx: Ctx, ownerId: UserId): Promise<void> {
  await lockRoom(ctx, ownerId);
  const rows = await ctx.db
    .selectFrom('class_teachers')
    .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
    .select('class_teachers.user_id')
    .distinct()
    .where('classes.educator_id', '=', ownerId)
    .where('class_teachers.kind', '=', 'co')
    .orderBy('class_teachers.user_id')
    .execute();
  for (const { user_id } of rows) await lockRoom(ctx, user_id);
}

async function passOn(ctx: Ctx, classId: ClassId, from: UserId, to: UserId): Promise<void> {
  await passClass(ctx, { classId, from, to });
  await admitWaiting(ctx, to);
  await recordAudit(ctx, { who: from, what: 'class.handed_over', subject: to, why: 'her account is erased' });
  const teachers = await ctx.db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('user_id')
    .execute();
  for (const { user_id } of teachers)
    await tellTeacher(ctx, {
      to: user_id,
      kind: user_id === to ? 'classes.inherited' : 'classes.newOwner',
      classId,
      teacherId: to,
    });
}
