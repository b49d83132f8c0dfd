import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { listMembers } from '#features/families/members/server/describe-family.ts';
import type { PictureSignIn } from '../contract.ts';
import { picturesOf } from './disguises.ts';
import { findFamilyCode } from './family-codes.ts';

/** The family’s code, and its children with the nine pictures that each may choose from. */
export async function describePictureSignIn(
  ctx: Pick<RequestCtx, 'db' | 'clock' | 'sealing'>,
  familyId: FamilyId | undefined,
): Promise<PictureSignIn> {
  if (familyId === undefined) return { code: null, children: [] };
  const members = await listMembers(ctx, familyId);
  const rows = await ctx.db
    .selectFrom('family_pictures')
    .innerJoin('family_members', 'family_members.user_id', 'family_pictures.user_id')
    .select(['family_pictures.user_id', 'chosen_at'])
    .where('family_id', '=', familyId)
    .execute();
  const chosen = new Map<string, Date>(rows.map((row) => [row.user_id, row.chosen_at]));
  return {
    code: (await findFamilyCode(ctx, familyId)) ?? null,
    children: members.map(({ id, firstName, avatarObj, color }) => ({
      id,
      firstName,
      avatarObj,
      color,
      chosenAt: chosen.get(id)?.toISOString() ?? null,
      pictures: picturesOf(ctx, id as UserId),
    })),
  };
}
