import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { endLinksAbout } from '#platform/links/links.ts';
import { showAddress } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { teacherInviteLink } from '#features/classes/server/link-kinds.ts';
import type { TeacherInvitation } from '../contract.ts';

export type TeacherInviteRow = Selectable<Tables['class_teacher_invites']>;

/** The invitations to teach a class that nobody has accepted yet, oldest first. */
export async function listTeacherInvites(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
): Promise<TeacherInviteRow[]> {
  return db
    .selectFrom('class_teacher_invites')
    .selectAll()
    .where('class_id', '=', classId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Its link stops working, and its address is forgotten. Call it in a transaction. */
export async function endTeacherInvite(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { id, invited_by }: Pick<TeacherInviteRow, 'id' | 'invited_by'>,
): Promise<void> {
  await endLinksAbout(ctx, { kind: teacherInviteLink, userId: invited_by, subject: id });
  await ctx.db.deleteFrom('class_teacher_invites').where('id', '=', id).execute();
}

/** The same for all that a teacher who leaves the class has sent. */
export async function endTeacherInvitesBy(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  teacherId: UserId,
): Promise<void> {
  const rows = await listTeacherInvites(ctx, classId);
  for (const row of rows) if (row.invited_by === teacherId) await endTeacherInvite(ctx, row);
}

export function toInvitation(row: TeacherInviteRow, now: Date): TeacherInvitation {
  return {
    id: row.id,
    emailAddress: showAddress(row.email_address),
    sentAt: row.sent_at.toISOString(),
    isExpired: row.sent_at.getTime() + teacherInviteLink.lifetime <= now.getTime(),
  };
}

/** Twice as long as its link is valid, so that it can be sent again. */
const keptMs = 2 * teacherInviteLink.lifetime;

/** Forgets invitations, with their addresses, that nobody has answered; returns how many. For the database's maintenance. */
export async function removeOldTeacherInvites({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('class_teacher_invites')
    .where('sent_at', '<=', new Date(clock.now().getTime() - keptMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
