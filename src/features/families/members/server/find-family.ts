import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FamilyId, FamilyMember } from '../contract.ts';
import { listMembers } from './describe-family.ts';
import { findBelonging, findOwnFamily, listGuardians } from './family-rows.ts';

/** A family and everyone's place in it; of those who were removed, nobody. */
export interface Family {
  id: FamilyId;
  /** What the person is in it whose family was asked for. */
  kind: 'guardian' | 'member';
  /** The first one first. */
  guardianIds: UserId[];
  memberIds: UserId[];
}

/** The family to which someone belongs, as a guardian or as a member. */
export async function findFamilyOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Family | undefined> {
  const belonging = await findBelonging(ctx, userId);
  if (!belonging) return undefined;
  const { familyId, kind } = belonging;
  const members = await listMembers(ctx, familyId);
  return {
    id: familyId,
    kind,
    guardianIds: await listGuardians(ctx, familyId),
    memberIds: members.map(({ id }) => id as UserId),
  };
}

/** The members of the family that someone is a guardian of, in its order; none for anyone else. */
export async function listMembersOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  guardianId: UserId,
): Promise<FamilyMember[]> {
  return listMembers(ctx, await findOwnFamily(ctx, guardianId));
}
