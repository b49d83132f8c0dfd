import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '#features/classes/contract.ts';

/** Closes a student's request to leave a class: declined or withdrawn. */
export async function endLeaveRequest(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
  userId: UserId,
): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ leave_asked_at: null })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
}
