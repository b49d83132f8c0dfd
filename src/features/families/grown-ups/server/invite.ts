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
import type { FamilyId } from '#features/families/members/contract.ts';
import { lockFamily, takeOwnFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import type { FamilyInvitation, FamilyInvitationInput } from '../contract.ts';
import { refuseWithoutRoom, requireOwnFamily } from './grown-ups.ts';
import { mailInvitation } from './invitation-mail.ts';
import { endInvite, findInvite, listInvites, toInvitation, type InviteRow } from './invite-rows.ts';

/** Open ones of a family: as many as it may have people, and a few mistyped. */
const openAtMost = 20;

/**
 * Mails someone a link into the caller's family. The same address again gets a new link, which replaces the old one. Only a
 * guardian who has proved her own address may have mail sent.
 */
export async function inviteGrownUp(
  ctx: RequestCtx,
  input: FamilyInvitationInput,
): Promise<FamilyInvitation> {
  const guardianId = await requireGrownUp(ctx);
  const to = input.emailAddress;
  const sender = await findSender(ctx, 'families.refusal.proveAddressToInvite');
  await limitResending(ctx, `family-invite:${guardianId}:${emailKey(to)}`);
  const share = { to, purpose: 'invitation', sender } as const;
  return withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) throw new TooMany(share.senderWaits ?? daySeconds);
    const invite = await inTransaction(ctx, async (ctx) => {
      const familyId = await takeOwnFamily(ctx, guardianId);
      await refuseKnownAddress(ctx, familyId, to);
      await refuseWithoutRoom(ctx, familyId, input.kind);
      const invite = await keepInvite(ctx, { familyId, guardianId }, input);
      await mailInvitation(ctx, invite);
      return invite;
    });
    share.sent();
    return toInvitation(invite, ctx.clock.now());
  });
}

/** Says no more than the family knows: who of the product's people has this address stays hidden. */
async function refuseKnownAddress(ctx: Ctx, familyId: FamilyId, to: string): Promise<void> {
  const present = await selectUsers(ctx.db)
    .innerJoin('family_guardians', 'family_guardians.user_id', 'users.id')
    .select('users.id')
    .where('family_id', '=', familyId)
    .where('email_key', '=', emailKey(to))
    .executeTakeFirst();
  if (present) throw new Invalid([{ path: 'emailAddress', messageKey: 'families.field.inFamily' }]);
}

async function keepInvite(
  ctx: Ctx,
  { familyId, guardianId }: { familyId: FamilyId; guardianId: UserId },
  { kind, emailAddress }: FamilyInvitationInput,
): Promise<InviteRow> {
  const open = await listInvites(ctx, familyId);
  const key = emailKey(emailAddress);
  const before = open.find(({ email_key }) => email_key === key);
  if (before) await endInvite(ctx, before);
  else if (open.length >= openAtMost)
    throw new Conflict('too_many_invites', 'families.refusal.tooManyInvites');
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('family_invites')
    .values({
      id: randomUUID(),
      family_id: familyId,
      kind,
      email_address: emailAddress,
      email_key: key,
      invited_by: guardianId,
      created_at: before?.created_at ?? now,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Withdraws an invitation of the caller's family. */
export async function withdrawInvitation(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { familyId } = await requireOwnFamily(ctx);
    await lockFamily(ctx, familyId);
    const invite = await findInvite(ctx, id);
    if (invite?.family_id !== familyId) throw new NotFound();
    await endInvite(ctx, invite);
  });
}
