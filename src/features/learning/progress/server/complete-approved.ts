import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Award } from '#features/rewards/contract.ts';
import { findMember } from '#features/people/server/public.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import { recordCompletion } from './completions.ts';

/**
 * Records that a person has completed a challenge or a deed, since her work was approved; returns what it earned, nothing on a
 * repeat or once the item has left the catalog. Joins the caller's transaction. The caller need not be that person.
 */
export async function completeItem(
  ctx: Ctx,
  { userId, itemId }: { userId: UserId; itemId: string },
): Promise<Award> {
  const item = await findItem(ctx, itemId, ctx.locale);
  const actor = await findMember(ctx, userId);
  if (!item || !actor) return { points: 0, coins: 0 };
  return recordCompletion({ ...ctx, actor }, item);
}
