import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describeConsents } from '#features/guardians/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { listOwnChildren } from '#features/families/consent/server/own-child.ts';
import { toAvatarObj } from '#features/families/members/server/describe-family.ts';
import { listMembersOf } from '#features/families/members/server/find-family.ts';
import { isGrownUp } from '#features/families/members/server/family.ts';
import { isShownToGuardians } from '#features/families/policy.ts';
import type { FamilyChild } from '../contract.ts';

/**
 * The children whose learning a grown-up may read, as on `/family`: those of her family, in its order, then the minors who signed up
 * themselves and named her. Without consent to her account nobody is among them; a child account has none.
 */
export async function listShownChildren(
  ctx: Ctx,
  guardianId: UserId,
): Promise<Pick<FamilyChild, 'id' | 'firstName' | 'avatarObj' | 'color'>[]> {
  if (!(await isGrownUp(ctx, guardianId))) return [];
  const members = await listMembersOf(ctx, guardianId);
  const ids = await listOwnChildren(ctx, guardianId, members);
  const consents = await describeConsents(ctx, ids);
  const people = await describePeople(ctx, ids);
  const colors = new Map(members.map(({ id, color }) => [id, color]));
  return ids.flatMap((id) => {
    const person = people.get(id);
    const consent = consents.get(id)?.consent;
    if (!person || !consent || !isShownToGuardians(consent)) return [];
    return [
      {
        id,
        firstName: person.firstName,
        avatarObj: toAvatarObj(person.avatar),
        color: colors.get(id) ?? null,
      },
    ];
  });
}
