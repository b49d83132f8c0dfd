import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { openDispute } from '#features/sandbox/payments/server/dispute-payment.ts';
import { expirePayment } from '#features/sandbox/payments/server/end-payment.ts';
import { lockPayment, type PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';
import { finishRefunds } from '#features/sandbox/payments/server/refund-payment.ts';
import { settle } from '#features/sandbox/payments/server/take-money.ts';
import { deliverNext } from '#features/sandbox/webhooks/server/deliver.ts';
import type { Task } from './tables.ts';

/** A job may begin a moment early: its delay counts from the beginning of the transaction that sent it. */
const earlyMilliseconds = 500;

/** Does whatever is due: what happens to payments by itself, and then the webhooks. Several may run at once. */
export async function workOff(ctx: Ctx): Promise<void> {
  const { sandbox } = ctx;
  if (!sandbox) return;
  const until = () => new Date(ctx.clock.now().getTime() + earlyMilliseconds);
  while (await doNextTask(ctx, until()));
  while (await deliverNext(ctx, sandbox, until()));
}

function doNextTask(ctx: Ctx, until: Date): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const next = await ctx.db
      .selectFrom('sandbox_tasks')
      .selectAll()
      .where('due_at', '<=', until)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    await ctx.db
      .deleteFrom('sandbox_tasks')
      .where('payment_id', '=', next.payment_id)
      .where('task', '=', next.task)
      .execute();
    await tasks[next.task](ctx, await lockPayment(ctx, next.payment_id));
    return true;
  });
}

const tasks: Record<Task, (ctx: Ctx, payment: PaymentRow) => Promise<void>> = {
  async confirm(ctx, payment) {
    if (payment.status === 'processing' && payment.card !== null) await settle(ctx, payment, payment.card);
  },
  dispute: openDispute,
  expire: expirePayment,
  refund: finishRefunds,
};
