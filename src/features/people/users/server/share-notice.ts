import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Records that the caller has read the share notice now; it is not shown again until much later. */
export async function confirmShareNotice(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
): Promise<{ lastConfirmedShareNotice: string }> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('users')
    .set({ share_notice_confirmed_at: now })
    .where('id', '=', signedIn(ctx).userId)
    .execute();
  return { lastConfirmedShareNotice: now.toISOString() };
}
