import { sql } from 'kysely';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid, NotFound, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readPage } from '#platform/db/keyset.ts';
import { isCalled } from '#platform/listing/find-in-rows.ts';
import {
  emailKey,
  findSender,
  limitResending,
  showAddress,
  withMailQuotas,
} from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { ListPart } from '#features/classes/students/contract.ts';
import type { InviteList, InviteView, SendInviteInput } from '../contract.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { endInvite, mailInvite } from './invite-mail.ts';
import { findInvites, isExpired, type InviteRow } from './invite-rows.ts';

/** Twice as long as its link is valid, so that it can be sent again. */
const daysKept = 60;
const perPage = 50;

/** Who was invited to one of the caller's classes and has not joined, oldest first, fifty to a page. */
export async function listInvites(ctx: Ctx, { id, after, q }: ListPart): Promise<InviteList> {
  const { id: classId } = await requireTaughtClass(ctx, id);
  const open = ctx.db
    .selectFrom('class_invites')
    .selectAll()
    .where('class_id', '=', classId)
    .where('claimed_by', 'is', null);
  const called = q === undefined ? undefined : (await open.execute()).filter((row) => isFor(row, q));
  const all = open.$if(called !== undefined, (query) =>
    query.where(sql<boolean>`id = any(${called?.map((row) => row.id)}::text[])`),
  );
  const { total } = await all
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows, next } = await readPage(all, { by: ['created_at', 'id'], after, perPage });
  return {
    items: rows.map((row) => toView(row, ctx.clock.now())),
    totalItems: Number(total),
    ...(next !== undefined && { next }),
  };
}

/** Whether someone was invited by this name or address. */
function isFor({ first_name, last_name, email_address }: InviteRow, q: string): boolean {
  return isCalled([`${first_name} ${last_name}`, email_address], q);
}

/**
 * Sends an open invitation again, or to the corrected address; the previous link stops working. To the same address at
 * most once a minute and five times a day. Refuses an address that is already invited or in the class.
 */
export async function sendInvite(ctx: RequestCtx, input: SendInviteInput): Promise<InviteView> {
  const taught = await requireTaughtClass(ctx, input.id);
  refuseUnfit(taught);
  const before = await getOpen(ctx, taught.id, input.inviteId);
  const to = input.emailAddress ?? before.email_address;
  await limitResending(ctx, `class-invite:${before.id}`, to);
  const invitation = { to, purpose: 'invitation', sender: await findSender(ctx) } as const;
  return withMailQuotas(ctx, { invitation }, async ({ invitation }) => {
    if (!invitation.mayGo) throw new TooMany(invitation.senderWaits ?? daySeconds);
    const invite = await inTransaction(ctx, (ctx) =>
      mailAgain(ctx, { id: input.id, inviteId: input.inviteId, to }),
    );
    invitation.sent();
    return invite;
  });
}

interface Resending {
  id: string;
  inviteId: string;
  to: string;
}

async function mailAgain(ctx: Ctx, { id, inviteId, to }: Resending): Promise<InviteView> {
  const { id: classId, ownerId } = await lockTaughtClass(ctx, id);
  const invite = await getOpen(ctx, classId, inviteId);
  const other = (await findInvites(ctx, classId)).get(emailKey(to));
  if (other && other.id !== invite.id)
    throw new Invalid([{ path: 'emailAddress', messageKey: 'classes.field.invitedAlready' }]);
  const row = await ctx.db
    .updateTable('class_invites')
    .set({ email_address: to, email_key: emailKey(to), sent_at: ctx.clock.now() })
    .where('id', '=', invite.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailInvite(ctx, ownerId, row);
  return toView(row, ctx.clock.now());
}

/** Withdraws an open invitation: its link stops working, and its address is forgotten. */
export async function withdrawInvite(
  ctx: Ctx,
  { id, inviteId }: { id: string; inviteId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: classId, ownerId } = await lockTaughtClass(ctx, id, { archived: true });
    const invite = await getOpen(ctx, classId, inviteId);
    await endInvite(ctx, ownerId, invite);
    await ctx.db.deleteFrom('class_invites').where('id', '=', invite.id).execute();
  });
}

/** Anyone who has claimed it since is a student, and another mail would only confuse her. */
async function getOpen({ db }: Pick<Ctx, 'db'>, classId: ClassId, id: string): Promise<InviteRow> {
  const row = await db
    .selectFrom('class_invites')
    .selectAll()
    .where('id', '=', id)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  if (row.claimed_by !== null) throw new Conflict('invite_claimed', 'classes.refusal.inviteClaimed');
  return row;
}

function toView(row: InviteRow, now: Date): InviteView {
  return {
    id: row.id,
    emailAddress: showAddress(row.email_address),
    firstName: row.first_name,
    lastName: row.last_name,
    sentAt: row.sent_at.toISOString(),
    isExpired: isExpired(row, now),
  };
}

/**
 * Forgets invitations, with their addresses, that have been unanswered for sixty days; returns how many. For the
 * database's maintenance.
 */
export async function removeOldInvites({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('class_invites')
    .where('claimed_by', 'is', null)
    .where('sent_at', '<=', new Date(clock.now().getTime() - daysKept * daySeconds * 1000))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Records who claimed an invitation, once she is in the class or waiting for it. Call it in a transaction. */
export async function noteClaim({ db }: Pick<Ctx, 'db'>, inviteId: string, userId: UserId): Promise<void> {
  await db.updateTable('class_invites').set({ claimed_by: userId }).where('id', '=', inviteId).execute();
}
