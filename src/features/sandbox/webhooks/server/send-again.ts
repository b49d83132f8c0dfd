import type { Ctx } from '#platform/ctx.ts';
import { workJob } from './tell.ts';

/** Sends the last news of a payment once more, the same bytes under the same id, also if it was given up. */
export async function sendAgain(ctx: Ctx, paymentId: string): Promise<void> {
  const last = await ctx.db
    .selectFrom('sandbox_events')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!last) return;
  await ctx.db
    .updateTable('sandbox_events')
    .set({ due_at: ctx.clock.now(), tries: 0, copies: 1 })
    .where('id', '=', last.id)
    .execute();
  await ctx.jobs.send(ctx, workJob, {});
}
