import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';

interface News {
  to: UserId;
  kind:
    | 'classes.teacherJoined'
    | 'classes.teacherLeft'
    | 'classes.teacherRemoved'
    | 'classes.handedOver'
    | 'classes.inherited'
    | 'classes.newOwner';
  classId: ClassId;
  /** Whom it is about, or who did it. */
  teacherId: UserId;
}

/** Tells a teacher who teaches her class now. Each time someone leaves or comes back is a message of its own. */
export async function tellTeacher(ctx: Ctx, { to, kind, classId, teacherId }: News): Promise<void> {
  await notify(ctx, {
    to,
    kind,
    data: { classId, teacherId },
    href: kind === 'classes.teacherRemoved' ? href('educators') : href('classTeachers', { classId }),
    once: randomUUID(),
  });
}
