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
  lockPerson,
  recordAudit,
  selectUsers,
  showAddress,
  updateUsers,
} from '#features/people/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { findOwnFamily, lockFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { shareGuardiansPlans } from '#features/families/members/server/share-plans.ts';
import type { OpenInvitation } from '../contract.ts';
import { maskAddress } from '../policy.ts';
import { listGrownUps, refuseWithoutRoom, type GrownUpKind } from './grown-ups.ts';
import { findInvite, type InviteRow } from './invite-rows.ts';
import { familyInviteLink } from './link-kinds.ts';

/** What an open link invites to. Looking changes nothing, and names no child. */
export async function describeInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const invite = await findOpen(ctx, token);
  if (!invite) throw new NotFound();
  const inviter = (await describePeople(ctx, [invite.invited_by])).get(invite.invited_by);
  const { actor } = ctx;
  return {
    kind: invite.kind,
    inviter: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(),
    maskedAddress: maskAddress(showAddress(invite.email_address)),
    forCaller: actor.kind === 'visitor' ? null : await hasAddress(ctx, actor.userId, invite),
  };
}

/**
 * Enters the family that a link invites to. The mail went to this address and she has the link, so the address counts as
 * proved. Of several at once, one gets in; a link that is refused for another reason stays open.
 */
export async function acceptInvitation(ctx: Ctx, token: string): Promise<{ kind: GrownUpKind }> {
  const userId = await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    // In the order of `takeOwnFamily`: the person, then her family.
    await lockPerson(ctx, userId);
    const invite = await findOpen(ctx, token);
    if (!invite) throw linkOver();
    if (!(await hasAddress(ctx, userId, invite)))
      throw new Forbidden('other_address', 'families.refusal.otherAddress');
    const { kind, family_id: familyId } = invite;
    const own = await findOwnFamily(ctx, userId);
    for (const id of [familyId, ...(own === undefined ? [] : [own])].toSorted()) await lockFamily(ctx, id);
    await refuseKnown(ctx, invite, userId);
    await refuseWithoutRoom(ctx, familyId, kind);
    if (kind === 'guardian' && own !== undefined) await giveUpEmptyFamily(ctx, own);
    await useLink(ctx, familyInviteLink, token);
    await enter(ctx, invite, userId);
    return { kind };
  });
}

async function findOpen(ctx: Ctx, token: string): Promise<InviteRow | undefined> {
  const link = await findLink(ctx, familyInviteLink, token);
  return link && findInvite(ctx, link.subject);
}

async function hasAddress({ db }: Ctx, userId: UserId, { email_key }: InviteRow): Promise<boolean> {
  const own = await selectUsers(db)
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  return own !== undefined;
}

/** A watcher may become a guardian; anyone else is in the family already. */
async function refuseKnown(ctx: Ctx, { family_id, kind }: InviteRow, userId: UserId): Promise<void> {
  const present = (await listGrownUps(ctx, family_id)).find((row) => row.user_id === userId);
  if (present && !(present.kind === 'watcher' && kind === 'guardian'))
    throw new Conflict('in_family', 'families.refusal.inFamily');
}

/** A guardian has one family; one in which she is alone she leaves for it. */
async function giveUpEmptyFamily(ctx: Ctx, familyId: FamilyId): Promise<void> {
  const member = await ctx.db
    .selectFrom('family_members')
    .select('user_id')
    .where('family_id', '=', familyId)
    .executeTakeFirst();
  const others = (await listGrownUps(ctx, familyId)).length > 1;
  if (member || others) throw new Conflict('has_family', 'families.refusal.hasFamily');
  await ctx.db.deleteFrom('families').where('id', '=', familyId).execute();
}

async function enter(ctx: Ctx, invite: InviteRow, userId: UserId): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('family_guardians')
    .values({
      family_id: invite.family_id,
      user_id: userId,
      kind: invite.kind,
      is_first: false,
      joined_at: now,
    })
    .onConflict((known) =>
      known.columns(['family_id', 'user_id']).doUpdateSet({ kind: invite.kind, joined_at: now }),
    )
    .execute();
  if (invite.kind === 'guardian') await shareGuardiansPlans(ctx, invite.family_id);
  await ctx.db.deleteFrom('family_invites').where('id', '=', invite.id).execute();
  await updateUsers(ctx.db)
    .set((row) => ({ email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)) }))
    .where('id', '=', userId)
    .execute();
  await callHook(ctx, addressProved, { userId });
  await recordAudit(ctx, {
    who: signedIn(ctx).userId,
    what: invite.kind === 'guardian' ? 'family.guardian_joined' : 'family.watcher_joined',
    subject: userId,
  });
}
