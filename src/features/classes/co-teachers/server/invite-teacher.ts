import { randomUUID } from 'node:crypto';
import { daySeconds } from '#core/durations.ts';
import { Conflict, Invalid, NotFound, TooMany } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  emailKey,
  findSender,
  limitResending,
  selectUsers,
  withMailQuotas,
} from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import type { TeacherInvitation, TeacherInvitationInput } from '../contract.ts';
import { mailTeacherInvitation } from './invitation-mail.ts';
import { endTeacherInvite, listTeacherInvites, toInvitation, type TeacherInviteRow } from './invite-rows.ts';
import { refuseWithoutRoom } from './teacher-room.ts';

/** Open ones of a class: as many as it may have teachers, and a few mistyped. */
const openAtMost = 20;

/**
 * Mails someone a link to teach one of the caller's own classes with her. The same address again gets a new link, which replaces
 * the old one. Only an owner who has proved her own address may have mail sent.
 */
export async function inviteTeacher(
  ctx: RequestCtx,
  { id, emailAddress: to }: TeacherInvitationInput,
): Promise<TeacherInvitation> {
  const taught = await requireTaughtClass(ctx, id);
  refuseUnfit(taught, { owner: true });
  const sender = await findSender(ctx);
  await limitResending(ctx, `class-teacher:${taught.id}:${emailKey(to)}`, to);
  const share = { to, purpose: 'invitation', sender } as const;
  return withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) throw new TooMany(share.senderWaits ?? daySeconds);
    const invite = await inTransaction(ctx, async (ctx) => {
      const { id: classId, ownerId } = await lockTaughtClass(ctx, id, { owner: true });
      await refuseKnownAddress(ctx, classId, to);
      await refuseWithoutRoom(ctx, classId);
      const invite = await keepInvite(ctx, { classId, ownerId, to });
      await mailTeacherInvitation(ctx, invite);
      return invite;
    });
    share.sent();
    return toInvitation(invite, ctx.clock.now());
  });
}

/** Says no more than the class's teachers know: who of the product's people has this address stays hidden. */
async function refuseKnownAddress(ctx: Ctx, classId: ClassId, to: string): Promise<void> {
  const present = await selectUsers(ctx.db)
    .innerJoin('class_teachers', 'class_teachers.user_id', 'users.id')
    .select('users.id')
    .where('class_id', '=', classId)
    .where('email_key', '=', emailKey(to))
    .executeTakeFirst();
  if (present) throw new Invalid([{ path: 'emailAddress', messageKey: 'classes.field.teachesAlready' }]);
}

async function keepInvite(
  ctx: Ctx,
  { classId, ownerId, to }: { classId: ClassId; ownerId: UserId; to: string },
): Promise<TeacherInviteRow> {
  const open = await listTeacherInvites(ctx, classId);
  const key = emailKey(to);
  const before = open.find(({ email_key }) => email_key === key);
  if (before) await endTeacherInvite(ctx, before);
  else if (open.length >= openAtMost)
    throw new Conflict('too_many_invites', 'classes.refusal.tooManyTeacherInvites');
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('class_teacher_invites')
    .values({
      id: randomUUID(),
      class_id: classId,
      email_address: to,
      email_key: key,
      invited_by: ownerId,
      created_at: before?.created_at ?? now,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Withdraws an invitation to one of the caller's own classes. */
export async function withdrawInvitation(
  ctx: Ctx,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: classId } = await lockTaughtClass(ctx, id, { owner: true, archived: true });
    const invite = (await listTeacherInvites(ctx, classId)).find((row) => row.id === invitationId);
    if (!invite) throw new NotFound();
    await endTeacherInvite(ctx, invite);
  });
}
