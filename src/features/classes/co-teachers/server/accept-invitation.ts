import { addressProved } from '#features/sign-in/server/public.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findLink, linkOver, useLink } from '#platform/links/links.ts';
import {
  describePeople,
  isMinor,
  recordAudit,
  selectUsers,
  updateUsers,
} from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { teacherInviteLink } from '#features/classes/server/link-kinds.ts';
import { lockRoom } from '#features/classes/server/seats.ts';
import { educatorOf } from '#features/classes/server/taught.ts';
import type { OpenTeacherInvitation } from '../contract.ts';
import type { TeacherInviteRow } from './invite-rows.ts';
import { refuseWithoutRoom } from './teacher-room.ts';
import { tellTeacher } from './tell-teacher.ts';

/** What an open link invites to. Looking changes nothing, and names no student. */
export async function describeInvitation(ctx: Ctx, token: string): Promise<OpenTeacherInvitation> {
  const invite = await findOpen(ctx, token);
  const found = invite && (await findClass(ctx, invite.class_id));
  if (!found) throw new NotFound();
  const { actor } = ctx;
  return {
    className: found.name,
    inviter: (await describePeople(ctx, [invite.invited_by])).get(invite.invited_by)?.displayName ?? '',
    forCaller: actor.kind === 'visitor' ? null : await hasAddress(ctx, actor.userId, invite),
  };
}

/**
 * The caller becomes a teacher of the class that a link invites to. The mail went to this address and she has the link, so the
 * address counts as proved. Of several at once, one gets in; a link that is refused for another reason stays open.
 */
export async function acceptInvitation(ctx: Ctx, token: string): Promise<{ classId: string }> {
  const userId = await requireGrownEducator(ctx);
  return inTransaction(ctx, async (ctx) => {
    const known = await findOpen(ctx, token);
    if (!known) throw linkOver();
    const { ownerId, isArchived } = await lockClass(ctx, known.class_id, userId);
    // It has been used or withdrawn in the meantime.
    const invite = await findOpen(ctx, token);
    if (!invite) throw linkOver();
    if (!(await hasAddress(ctx, userId, invite)))
      throw new Forbidden('other_address', 'classes.refusal.otherAddress');
    if (isArchived) throw new Conflict('class_archived', 'classes.refusal.archived');
    const { class_id: classId } = invite;
    await refuseTeacher(ctx, classId, userId);
    await refuseWithoutRoom(ctx, classId);
    await useLink(ctx, teacherInviteLink, token);
    await enter(ctx, invite, userId);
    await tellTeacher(ctx, { to: ownerId, kind: 'classes.teacherJoined', classId, teacherId: userId });
    return { classId };
  });
}

async function requireGrownEducator(ctx: Ctx): Promise<UserId> {
  const userId = educatorOf(ctx);
  const row = await selectUsers(ctx.db).select('adult_from').where('id', '=', userId).executeTakeFirst();
  if (isMinor(row?.adult_from ?? null, ctx.clock.now()))
    throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  return userId;
}

async function findOpen(ctx: Ctx, token: string): Promise<TeacherInviteRow | undefined> {
  const link = await findLink(ctx, teacherInviteLink, token);
  if (!link) return undefined;
  return ctx.db
    .selectFrom('class_teacher_invites')
    .selectAll()
    .where('id', '=', link.subject)
    .executeTakeFirst();
}

async function findClass({ db }: Ctx, id: ClassId) {
  return db
    .selectFrom('classes')
    .select(['name', 'educator_id', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the class's owner and the caller, in the order of their ids, as a hand-over does. */
async function lockClass(
  ctx: Ctx,
  classId: ClassId,
  userId: UserId,
): Promise<{ ownerId: UserId; isArchived: boolean }> {
  const before = await findClass(ctx, classId);
  if (!before) throw linkOver();
  for (const id of [before.educator_id, userId].toSorted()) await lockRoom(ctx, id);
  const found = await findClass(ctx, classId);
  if (!found) throw linkOver();
  // It has been handed over in the meantime: the new owner's room comes instead.
  if (found.educator_id !== before.educator_id) return lockClass(ctx, classId, userId);
  return { ownerId: found.educator_id, isArchived: found.archived_at !== null };
}

async function hasAddress({ db }: Ctx, userId: UserId, { email_key }: TeacherInviteRow): Promise<boolean> {
  const own = await selectUsers(db)
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  return own !== undefined;
}

async function refuseTeacher({ db }: Ctx, classId: ClassId, userId: UserId): Promise<void> {
  const present = await db
    .selectFrom('class_teachers')
    .select('kind')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (present) throw new Conflict('teaches_already', 'classes.refusal.teachesAlready');
}

async function enter(ctx: Ctx, invite: TeacherInviteRow, userId: UserId): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('class_teachers')
    .values({ class_id: invite.class_id, user_id: userId, kind: 'co', joined_at: now })
    .execute();
  await ctx.db.deleteFrom('class_teacher_invites').where('id', '=', invite.id).execute();
  await updateUsers(ctx.db)
    .set((row) => ({ email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)) }))
    .where('id', '=', userId)
    .execute();
  await callHook(ctx, addressProved, { userId });
  await recordAudit(ctx, { who: signedIn(ctx).userId, what: 'class.teacher_joined', subject: userId });
}
