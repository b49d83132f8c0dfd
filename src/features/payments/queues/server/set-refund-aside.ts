import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';

/** Sets a failed refund aside that needs nothing more, such as one that was paid back another way; again, it does nothing. */
export async function setRefundAside(ctx: Ctx, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const refund = await ctx.db
      .selectFrom('payment_refunds')
      .select(['id', 'payment_id', 'set_aside_at'])
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new NotFound();
    if (refund.set_aside_at !== null) return;
    await ctx.db
      .updateTable('payment_refunds')
      .set({ set_aside_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.refundSetAside',
      subject: refund.payment_id,
      after: { refund: id },
    });
  });
}
