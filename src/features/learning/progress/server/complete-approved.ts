import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findMember } from '#features/people/server/public.ts';
import { award } from '#features/rewards/server/public.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import { recordCompletion } from './completions.ts';

/**
 * Records that a person has completed a challenge or a deed, since her work was approved, and awards what it earns: once,
 * unless that was taken back since. Nothing once the item has left the catalog. Joins the caller's transaction. The caller need not be that person.
 */
export async function completeItem(
  ctx: Ctx,
  { userId, itemId }: { userId: UserId; itemId: string },
): Promise<void> {
  const item = await findItem(ctx, itemId, ctx.locale);
  const actor = await findMember(ctx, userId);
  if (!item || !actor) return;
  await recordCompletion({ ...ctx, actor }, item);
  // Once more where an earlier award was taken back: what has been given is never given twice.
  await award(ctx, { userId, itemId, type: item.type });
}
