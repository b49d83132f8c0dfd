import { signedIn } from '#core/actor.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { findLink, linkOver, useLink } from '#platform/links/links.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { InvitationView } from '#features/classes/joining/contract.ts';
import { mayJoin } from '#features/classes/policy.ts';
import { describeClassOf } from '#features/classes/server/class-mails.ts';
import { enterByInvitation } from '#features/classes/joining/server/joining.ts';
import { readInviteSubject } from './invite-rows.ts';
import { noteClaim } from './own-invites.ts';
import { inviteLink } from '#features/classes/server/link-kinds.ts';

/** The class that an open invitation is for; undefined if the token is not one. Looking changes nothing. */
export async function findInvite(
  ctx: Ctx,
  token: string,
): Promise<{ className: string; teacher: string } | undefined> {
  const link = await findLink(ctx, inviteLink, token);
  const found = link && (await findClass(ctx, readInviteSubject(link.subject).classId));
  return found && describeClassOf(ctx, found.id);
}

/**
 * Joins the class that a mail invites to, or waits for it as with its code; if several people claim one invitation, the
 * first gets in. Refuses with `link_over`, and with `class_paused` without using it up.
 */
export async function claimInvite(ctx: RequestCtx, token: string): Promise<InvitationView> {
  const member = signedIn(ctx);
  if (!mayJoin(member)) throw new Forbidden('forbidden', 'classes.refusal.learnersOnly');
  const link = await findLink(ctx, inviteLink, token);
  const found = link && (await findClass(ctx, readInviteSubject(link.subject).classId));
  if (!found) throw linkOver();
  return enterByInvitation(ctx, found, member, async (ctx) => {
    const { subject } = await useLink(ctx, inviteLink, token);
    await noteClaim(ctx, readInviteSubject(subject).inviteId, member.userId);
  });
}

/** Finds it even while its code is paused. */
async function findClass({ db }: Pick<Ctx, 'db'>, id: ClassId) {
  return db
    .selectFrom('classes')
    .select(['id', 'educator_id as educatorId', 'name', 'code'])
    .where('id', '=', id)
    .executeTakeFirst();
}
