import type { UserId } from '#core/ids.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { ClassId } from '../contract.ts';
import type { Wait } from './tables.ts';

/** Tells all teachers of a class that a student has joined, or waits for a seat or her guardian. */
export async function tellTeachers(
  ctx: Ctx,
  { classId, userId, why }: { classId: ClassId; userId: UserId; why: Wait | null },
): Promise<void> {
  const teachers = await ctx.db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('user_id')
    .execute();
  for (const { user_id } of teachers)
    await notify(ctx, {
      to: user_id,
      kind: why === null ? 'classes.joined' : 'classes.waits',
      data: { classId, studentId: userId },
      href: href('educators'),
      once: `${classId}:${userId}`,
    });
}
