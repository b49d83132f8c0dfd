import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { setFrame } from '#features/people/server/public.ts';
import type { Frame } from '#features/store/policy.ts';

/** Puts a frame around the caller's picture, or takes it off. A frame that she does not have is not found. */
export function wearFrame(ctx: Ctx, { frame }: { frame: Frame | null }): Promise<{ frame: Frame | null }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    if (frame !== null && !(await hasFrame(ctx, frame))) throw new NotFound();
    await setFrame(ctx, userId, frame);
    return { frame };
  });
}

async function hasFrame(ctx: Pick<Ctx, 'db' | 'actor'>, frame: Frame): Promise<boolean> {
  const owned = await ctx.db
    .selectFrom('redemptions')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .select('redemptions.id')
    .where('redemptions.user_id', '=', signedIn(ctx).userId)
    .where('store_items.frame', '=', frame)
    .executeTakeFirst();
  return owned !== undefined;
}
