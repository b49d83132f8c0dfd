import type { UserId } from '#core/ids.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { ClassId } from '../contract.ts';
import type { SeatsCtx } from './seats.ts';

/** What letting someone in takes: her teachers and she hear of it. */
export type AdmittingCtx = SeatsCtx & Pick<Ctx, 'messageKinds'>;

/** A student's place in a class: a new one each time she enters it. */
interface Entry {
  classId: ClassId;
  userId: UserId;
  place: number;
}

/** Tells all teachers of a class that a student is in it now, and the student herself unless she is just `joining`. */
export async function tellAdmitted(ctx: AdmittingCtx, entry: Entry, joining?: UserId): Promise<void> {
  await tellTeachers(ctx, 'classes.joined', entry);
  if (entry.userId === joining) return;
  const { classId, userId, place } = entry;
  await notify(ctx, {
    to: userId,
    kind: 'classes.admitted',
    data: {},
    href: href('dashboard'),
    once: `${classId}:${place}`,
  });
}

/** Tells all teachers of a class that someone waits for a seat, or for her guardian. */
export function tellWaiting(ctx: AdmittingCtx, entry: Entry): Promise<void> {
  return tellTeachers(ctx, 'classes.waits', entry);
}

async function tellTeachers(
  ctx: AdmittingCtx,
  kind: 'classes.joined' | 'classes.waits',
  { classId, userId, place }: Entry,
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
      kind,
      data: { classId, studentId: userId },
      href: href('educators'),
      once: `${classId}:${place}`,
    });
}
