import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey, findVerifiedAddress, selectUsers } from '#features/people/server/public.ts';
import { listChildrenOf } from './children-of.ts';
import { guardiansOfFamily } from './guardian-hooks.ts';
import { findGuardian } from './name-guardian.ts';

/**
 * The accounts of those who answer for a child: of her guardian on record, who may have none, and of each guardian of her
 * family. `ofFamily`: the screen of her family shows what waits for an answer.
 */
export async function listGuardianAccounts(
  ctx: Ctx,
  childId: UserId,
): Promise<{ userId: UserId; ofFamily: boolean }[]> {
  const ofFamily = (await callHook(ctx, guardiansOfFamily, { userId: childId })).flat();
  const guardian = await findGuardian(ctx, childId);
  const onRecord =
    guardian?.withdrawn_at === null
      ? await selectUsers(ctx.db)
          .select('id')
          .where('email_key', '=', emailKey(guardian.email_address))
          .where('email_verified_at', 'is not', null)
          .execute()
      : [];
  const ids = new Set([...ofFamily, ...onRecord.map(({ id }) => id)]);
  return [...ids].map((userId) => ({ userId, ofFamily: ofFamily.includes(userId) }));
}

/** Whether any child asks this person, as her guardian on record or as a guardian of her family. */
export async function answersForChildren(ctx: Ctx, userId: UserId): Promise<boolean> {
  const address = await findVerifiedAddress(ctx, userId);
  return address !== undefined && (await listChildrenOf(ctx, address)).length > 0;
}
