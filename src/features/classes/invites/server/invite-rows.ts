import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { inviteLink } from '#features/classes/server/link-kinds.ts';

export type InviteRow = Selectable<Tables['class_invites']>;

/** The invitations of a class, including claimed ones, by the key of their address. */
export async function findInvites(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
): Promise<ReadonlyMap<string, InviteRow>> {
  const rows = await db.selectFrom('class_invites').selectAll().where('class_id', '=', classId).execute();
  return new Map(rows.map((row) => [row.email_key, row]));
}

/** Whether its link is too old to work. */
export function isExpired({ sent_at }: Pick<InviteRow, 'sent_at'>, now: Date): boolean {
  return sent_at.getTime() + inviteLink.lifetime <= now.getTime();
}

/**
 * What an invitation's link is about: the class, and the row; links created before there were rows name only the class.
 */
export function inviteSubject({ class_id, id }: Pick<InviteRow, 'class_id' | 'id'>): string {
  return `${class_id} ${id}`;
}

export function readInviteSubject(subject: string): { classId: ClassId; inviteId: string } {
  const [classId = '', inviteId = ''] = subject.split(' ');
  return { classId: classId as ClassId, inviteId };
}
