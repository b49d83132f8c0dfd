import { pictureHref } from '#core/picture-href.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import { consentEraseDate } from '#features/guardians/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { toAvatarObj } from '#features/families/members/server/describe-family.ts';
import type { ChildConsent } from '../contract.ts';

/** The members of a family with the consent to their accounts, in its order; without those who were removed. */
export async function listConsents(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId,
): Promise<ChildConsent[]> {
  const rows = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select([
      'users.id',
      'first_name',
      'avatar',
      'frame',
      'adult_from',
      'guardian_approved_at',
      'guardian_awaited_since',
    ])
    .where('family_id', '=', familyId)
    .where('erase_at', 'is', null)
    .orderBy('position')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    avatarObj: toAvatarObj(pictureHref(row.avatar, row.frame)),
    consent: !isMinor(row.adult_from, clock.now())
      ? 'not_needed'
      : row.guardian_approved_at === null
        ? 'withdrawn'
        : 'given',
    eraseAt: row.guardian_awaited_since && consentEraseDate(row.guardian_awaited_since).toISOString(),
  }));
}
