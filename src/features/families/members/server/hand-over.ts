import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { replaceGuardian } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import type { FamilyId } from '../contract.ts';
import { listEveryMember } from './every-member.ts';
import { listGuardians } from './family-rows.ts';
import { shareGuardiansPlans } from './share-plans.ts';

/**
 * A guardian goes, and the next one is on record for the children from now on: links in older mails to the first no longer
 * work. A family without a guardian is gone; its children are for the caller to deal with before. Call it with the family
 * locked.
 */
export async function handOver(ctx: Ctx, familyId: FamilyId, userId: UserId): Promise<void> {
  const [next] = (await listGuardians(ctx, familyId)).filter((id) => id !== userId);
  if (next === undefined) {
    await ctx.db.deleteFrom('families').where('id', '=', familyId).execute();
    return;
  }
  await ctx.db
    .deleteFrom('family_guardians')
    .where('family_id', '=', familyId)
    .where('user_id', '=', userId)
    .execute();
  await ctx.db
    .updateTable('family_guardians')
    .set({ is_first: true })
    .where('family_id', '=', familyId)
    .where('user_id', '=', next)
    .execute();
  await shareGuardiansPlans(ctx, familyId);
  const emailAddress = await findVerifiedAddress(ctx, next);
  if (emailAddress === undefined) return;
  for (const id of await listEveryMember(ctx, familyId)) await replaceGuardian(ctx, id, emailAddress);
}
