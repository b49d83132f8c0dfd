import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { teachersAtMost } from '#features/classes/policy.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import type { ClassTeachers } from '../contract.ts';
import { endTeacherInvitesBy, listTeacherInvites, toInvitation } from './invite-rows.ts';
import { tellTeacher } from './tell-teacher.ts';

/** Who teaches one of the caller's classes, its owner first and then in the order in which they came. */
export async function listTeachers(ctx: Ctx, id: string): Promise<ClassTeachers> {
  const { id: classId, name, isOwner, isArchived } = await requireTaughtClass(ctx, id);
  const rows = await ctx.db
    .selectFrom('class_teachers')
    .select(['user_id', 'kind'])
    .where('class_id', '=', classId)
    .orderBy('kind', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  const invites = isOwner ? await listTeacherInvites(ctx, classId) : [];
  return {
    className: name,
    archived: isArchived,
    role: isOwner ? 'owner' : 'co',
    items: rows.flatMap(({ user_id, kind }) => {
      const person = people.get(user_id);
      if (!person) return [];
      const { firstName, lastName } = person;
      return [{ id: user_id, firstName, lastName, role: kind, isYou: user_id === signedIn(ctx).userId }];
    }),
    invitations: invites.map((row) => toInvitation(row, ctx.clock.now())),
    teachersAtMost,
  };
}

/** The owner removes a co-teacher, or a co-teacher leaves; both also in an archived class. */
export async function removeTeacher(
  ctx: Ctx,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<void> {
  const callerId = signedIn(ctx).userId;
  await inTransaction(ctx, async (ctx) => {
    const taught = await lockTaughtClass(ctx, id, { archived: true });
    const { id: classId, ownerId } = taught;
    const leaves = teacherId === callerId;
    const userId = teacherId as UserId;
    const row = await ctx.db
      .selectFrom('class_teachers')
      .select('kind')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new NotFound();
    if (!leaves) refuseUnfit(taught, { owner: true, archived: true });
    if (row.kind === 'owner') throw new Conflict('class_owner', 'classes.refusal.ownerStays');
    await ctx.db
      .deleteFrom('class_teachers')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .execute();
    await endTeacherInvitesBy(ctx, classId, userId);
    await recordAudit(ctx, {
      who: callerId,
      what: leaves ? 'class.teacher_left' : 'class.teacher_removed',
      subject: userId,
    });
    const kind = leaves ? 'classes.teacherLeft' : 'classes.teacherRemoved';
    await tellTeacher(ctx, { to: leaves ? ownerId : userId, kind, classId, teacherId: callerId });
  });
}
