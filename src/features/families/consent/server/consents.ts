import { pictureHref } from '#core/picture-href.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, selectUsers } from '#features/people/server/public.ts';
import { describeConsents } from '#features/guardians/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { toAvatarObj } from '#features/families/members/server/describe-family.ts';
import type { ChildConsent } from '../contract.ts';

/** The members of a family with the consent to their accounts, in its order; without those who were removed. */
export async function listConsents(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId,
): Promise<ChildConsent[]> {
  const rows = await selectUsers(ctx.db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select(['users.id', 'first_name', 'avatar', 'frame', 'color'])
    .where('family_id', '=', familyId)
    .where('erase_at', 'is', null)
    .orderBy('position')
    .orderBy('users.id')
    .execute();
  const consents = await describeConsents(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, first_name, avatar, frame, color }) => {
    const consent = consents.get(id);
    const avatarObj = toAvatarObj(pictureHref(avatar, frame));
    return consent ? [{ id, firstName: first_name, avatarObj, color, ...consent }] : [];
  });
}

/** The same of one person; undefined if her account is gone. */
export async function findConsent(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  id: UserId,
): Promise<ChildConsent | undefined> {
  const person = (await describePeople(ctx, [id])).get(id);
  const consent = (await describeConsents(ctx, [id])).get(id);
  if (!person || !consent) return undefined;
  const member = await ctx.db
    .selectFrom('family_members')
    .select('color')
    .where('user_id', '=', id)
    .executeTakeFirst();
  const { firstName, avatar } = person;
  return { id, firstName, avatarObj: toAvatarObj(avatar), color: member?.color ?? null, ...consent };
}
