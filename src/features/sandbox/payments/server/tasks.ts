import type { Ctx } from '#platform/ctx.ts';
import type { Task } from '#features/sandbox/server/tables.ts';
import { workJob } from '#features/sandbox/webhooks/server/tell.ts';

/** Has something happen to a payment by itself, after a while. */
export async function schedule(
  ctx: Ctx,
  paymentId: string,
  task: Exclude<Task, 'expire'>,
  afterSeconds: number,
): Promise<void> {
  await planAt(ctx, paymentId, task, new Date(ctx.clock.now().getTime() + afterSeconds * 1000));
  await ctx.jobs.send(ctx, workJob, {}, { startAfterSeconds: afterSeconds });
}

/** A page that nobody has paid at by then is closed, to the minute: no job is sent for that. */
export function scheduleExpiry(ctx: Ctx, paymentId: string, at: Date): Promise<void> {
  return planAt(ctx, paymentId, 'expire', at);
}

async function planAt({ db }: Ctx, paymentId: string, task: Task, due_at: Date): Promise<void> {
  await db
    .insertInto('sandbox_tasks')
    .values({ payment_id: paymentId, task, due_at })
    .onConflict((conflict) => conflict.columns(['payment_id', 'task']).doUpdateSet({ due_at }))
    .execute();
}
