import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Frame } from '#features/store/policy.ts';

/** Puts a frame around the caller's picture, or takes it off. A frame that she does not have is not found. */
export function wearFrame(ctx: Ctx, { frame }: { frame: Frame | null }): Promise<{ frame: Frame | null }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async ({ db }) => {
    if (frame === null) {
      await db.deleteFrom('store_frames').where('user_id', '=', userId).execute();
      return { frame };
    }
    const owned = await db
      .selectFrom('redemptions')
      .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
      .select('redemptions.id')
      .where('redemptions.user_id', '=', userId)
      .where('store_items.frame', '=', frame)
      .executeTakeFirst();
    if (!owned) throw new NotFound();
    await db
      .insertInto('store_frames')
      .values({ user_id: userId, frame })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ frame }))
      .execute();
    return { frame };
  });
}
