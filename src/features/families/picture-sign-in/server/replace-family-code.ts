import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { endSessionsByPictures } from '#features/sign-in/server/public.ts';
import { requireOwnFamily } from '#features/families/grown-ups/server/grown-ups.ts';
import { listEveryMember } from '#features/families/members/server/every-member.ts';
import { lockFamily } from '#features/families/members/server/family-rows.ts';
import type { PictureSignIn } from '../contract.ts';
import { describePictureSignIn } from './describe-picture-sign-in.ts';
import { findFamilyCode, giveFamilyCode } from './family-codes.ts';
import { tellOtherGuardians } from './tell-guardians.ts';

/**
 * The family has another code: the one on cards that were printed before no longer works, and the children who have signed in with it are signed
 * out. A family without a code has none to replace.
 */
export async function replaceFamilyCode(ctx: RequestCtx): Promise<PictureSignIn> {
  const { guardianId, familyId } = await requireOwnFamily(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    if ((await findFamilyCode(ctx, familyId)) === undefined) throw new NotFound();
    await giveFamilyCode(ctx, familyId);
    // A child who is entering with the old code holds its row until then, and is signed out too.
    await endSessionsByPictures(ctx, await listEveryMember(ctx, familyId));
    await recordAudit(ctx, { who: guardianId, what: 'family.code_replaced', subject: guardianId });
    await tellOtherGuardians(ctx, { familyId, guardianId, kind: 'families.codeReplaced' });
    return describePictureSignIn(ctx, familyId);
  });
}
