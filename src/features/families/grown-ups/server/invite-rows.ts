import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { endLinksAbout } from '#platform/links/links.ts';
import { showAddress } from '#features/people/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import type { FamilyInvitation } from '../contract.ts';
import { familyInviteLink } from './link-kinds.ts';

export type InviteRow = Selectable<Tables['family_invites']>;
type ReadCtx = Pick<Ctx, 'db'>;

/** The invitations of a family that nobody has accepted yet, oldest first. */
export async function listInvites({ db }: ReadCtx, familyId: FamilyId): Promise<InviteRow[]> {
  return db
    .selectFrom('family_invites')
    .selectAll()
    .where('family_id', '=', familyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findInvite({ db }: ReadCtx, id: string): Promise<InviteRow | undefined> {
  return db.selectFrom('family_invites').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Its link stops working, and its address is forgotten. Call it in a transaction. */
export async function endInvite(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { id, invited_by }: Pick<InviteRow, 'id' | 'invited_by'>,
): Promise<void> {
  await endLinksAbout(ctx, { kind: familyInviteLink, userId: invited_by, subject: id });
  await ctx.db.deleteFrom('family_invites').where('id', '=', id).execute();
}

/** The same for all that a guardian who leaves has sent. */
export async function endInvitesOf(ctx: Pick<Ctx, 'db' | 'clock'>, guardianId: UserId): Promise<void> {
  const rows = await ctx.db
    .selectFrom('family_invites')
    .select(['id', 'invited_by'])
    .where('invited_by', '=', guardianId)
    .orderBy('id')
    .execute();
  for (const row of rows) await endInvite(ctx, row);
}

export function toInvitation(row: InviteRow, now: Date): FamilyInvitation {
  return {
    id: row.id,
    kind: row.kind,
    emailAddress: showAddress(row.email_address),
    sentAt: row.sent_at.toISOString(),
    isExpired: row.sent_at.getTime() + familyInviteLink.lifetime <= now.getTime(),
  };
}

/** Twice as long as its link is valid, so that it can be sent again. */
const keptMs = 2 * familyInviteLink.lifetime;

/** Forgets invitations, with their addresses, that nobody has answered; returns how many. For the database's maintenance. */
export async function removeOldInvites({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('family_invites')
    .where('sent_at', '<=', new Date(clock.now().getTime() - keptMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
