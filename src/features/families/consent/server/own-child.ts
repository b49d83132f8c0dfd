import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress, lockPerson } from '#features/people/server/public.ts';
import { listMembers } from '#features/families/members/server/describe-family.ts';
import type { FamilyMember } from '#features/families/members/contract.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { findOwnFamily, lockFamily } from '#features/families/members/server/family-rows.ts';

/** A child of the caller: of her family, or one who signed up herself and named her. */
export interface OwnChild {
  guardianId: UserId;
  id: UserId;
  isMember: boolean;
}

/** A child for whom the caller answers, whether her consent stands or not. Anyone else is not found, and refused to children. */
export async function getOwnChild(ctx: Ctx, childId: string): Promise<OwnChild> {
  const guardianId = await requireGrownUp(ctx);
  const members = await listMembers(ctx, await findOwnFamily(ctx, guardianId));
  const member = members.find(({ id }) => id === childId);
  if (member) return { guardianId, id: member.id as UserId, isMember: true };
  const id = (await listNaming(ctx, guardianId)).find((each) => each === childId);
  if (id === undefined) throw new NotFound();
  return { guardianId, id, isMember: false };
}

/**
 * The same, locked until the caller's transaction ends: an answer behind a mailed link, or of the other guardian, comes before or
 * after.
 */
export async function lockOwnChild(ctx: Ctx, childId: string): Promise<OwnChild> {
  const guardianId = await requireGrownUp(ctx);
  // In the order of everything else: the person, then her family.
  await lockPerson(ctx, childId as UserId);
  const familyId = await findOwnFamily(ctx, guardianId);
  if (familyId !== undefined) await lockFamily(ctx, familyId);
  return getOwnChild(ctx, childId);
}

/**
 * Everyone for whom a guardian answers, whether her consent stands or not: her family's `members`, in its order, then the minors
 * who signed up themselves and named her.
 */
export async function listOwnChildren(
  ctx: Ctx,
  guardianId: UserId,
  members: readonly Pick<FamilyMember, 'id'>[],
): Promise<UserId[]> {
  const memberIds = members.map(({ id }) => id as UserId);
  return [...new Set([...memberIds, ...(await listNaming(ctx, guardianId))])];
}

/** The minors whose guardian on record has the address that this person has proved to be hers; her family's are among them. */
async function listNaming(ctx: Ctx, guardianId: UserId): Promise<UserId[]> {
  const address = await findVerifiedAddress(ctx, guardianId);
  return address === undefined ? [] : listChildrenOf(ctx, address, { withoutConsent: true });
}
