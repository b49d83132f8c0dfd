import type { UserId } from '#core/ids.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockPerson, recordAudit } from '#features/people/server/public.ts';
import { endSessionsByPictures } from '#features/sign-in/server/public.ts';
import { findOwnFamily, lockFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp, requireOwnMember } from '#features/families/members/server/family.ts';
import type { PictureSignIn, PicturesInput } from '../contract.ts';
import { isPicturePassword } from '../policy.ts';
import { describePictureSignIn } from './describe-picture-sign-in.ts';
import { namesOf } from './disguises.ts';
import { findFamilyCode, giveFamilyCode } from './family-codes.ts';
import { sealPictures } from './picture-hashes.ts';
import { tellOtherGuardians } from './tell-guardians.ts';

/** The caller’s family’s code, and who of her children signs in with pictures. */
export async function readPictureSignIn(ctx: RequestCtx): Promise<PictureSignIn> {
  return describePictureSignIn(ctx, await findOwnFamily(ctx, await requireGrownUp(ctx)));
}

/**
 * A guardian lets a child sign in with three pictures, which the child touches twice; the family gets a code if it has none. Pictures chosen
 * before no longer work, and a session opened with them ends.
 */
export async function choosePictures(
  ctx: RequestCtx,
  { id, pictures, again }: PicturesInput,
): Promise<PictureSignIn> {
  const guardianId = await requireGrownUp(ctx);
  const { memberId } = await requireOwnMember(ctx, id);
  const names = namesOf(ctx, memberId, pictures);
  if (!isPicturePassword(names) || names.includes(undefined))
    throw new Invalid([{ path: 'pictures', messageKey: 'families.field.threePictures' }]);
  if (pictures.join(' ') !== again.join(' '))
    throw new Invalid([{ path: 'again', messageKey: 'families.field.otherPictures' }]);
  const row = { sealed_hash: await sealPictures(ctx, names), chosen_at: ctx.clock.now() };
  return inTransaction(ctx, async (ctx) => {
    const { familyId } = await lockOwn(ctx, memberId);
    if ((await findFamilyCode(ctx, familyId)) === undefined) await giveFamilyCode(ctx, familyId);
    await ctx.db
      .insertInto('family_pictures')
      .values({ user_id: memberId, ...row })
      .onConflict((known) => known.column('user_id').doUpdateSet(row))
      .execute();
    await endSessionsByPictures(ctx, [memberId]);
    await recordAudit(ctx, { who: guardianId, what: 'family.pictures_chosen', subject: memberId });
    await tellOtherGuardians(ctx, {
      familyId,
      guardianId,
      kind: 'families.picturesChosen',
      childId: memberId,
    });
    return describePictureSignIn(ctx, familyId);
  });
}

/** A child no longer signs in with pictures, and sessions opened with them end. Again it changes nothing. */
export async function removePictures(ctx: RequestCtx, { id }: { id: string }): Promise<PictureSignIn> {
  const guardianId = await requireGrownUp(ctx);
  const { memberId } = await requireOwnMember(ctx, id);
  return inTransaction(ctx, async (ctx) => {
    const { familyId } = await lockOwn(ctx, memberId);
    const { numDeletedRows } = await ctx.db
      .deleteFrom('family_pictures')
      .where('user_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) return describePictureSignIn(ctx, familyId);
    await endSessionsByPictures(ctx, [memberId]);
    await recordAudit(ctx, { who: guardianId, what: 'family.pictures_removed', subject: memberId });
    await tellOtherGuardians(ctx, {
      familyId,
      guardianId,
      kind: 'families.picturesRemoved',
      childId: memberId,
    });
    return describePictureSignIn(ctx, familyId);
  });
}

/** The family, locked, with the child in it even now, and locked too: she may be signing in at this moment. */
async function lockOwn(ctx: Ctx, memberId: UserId) {
  const { familyId } = await requireOwnMember(ctx, memberId);
  await lockFamily(ctx, familyId);
  await lockPerson(ctx, memberId);
  return requireOwnMember(ctx, memberId);
}
