import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { decideDispute, openDispute } from '#features/sandbox/payments/server/dispute-payment.ts';
import { findPayment, lockPayment, type PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';
import { sendAgain } from '#features/sandbox/webhooks/server/send-again.ts';
import type { DashboardPayment } from '../contract.ts';
import type { Act } from '../policy.ts';
import { viewPayments } from './list-payments.ts';

/** Does something to a payment by hand. Refuses what is not possible any more, so that two presses of a button do it once. */
export function act(ctx: Ctx, { id, act }: { id: string; act: Act }): Promise<DashboardPayment> {
  return inTransaction(ctx, async (ctx) => {
    if (!ctx.sandbox || !(await findPayment(ctx, id))) throw new NotFound();
    const payment = await lockPayment(ctx, id);
    const before = await viewOf(ctx, payment);
    if (!before.possible.includes(act)) throw new Conflict('not_possible', 'sandbox.refusal.notPossible');
    await works[act](ctx, payment);
    return viewOf(ctx, payment);
  });
}

const works: Record<Act, (ctx: Ctx, payment: PaymentRow) => Promise<void>> = {
  resend: (ctx, { id }) => sendAgain(ctx, id),
  dispute: openDispute,
  win: (ctx, payment) => decideDispute(ctx, payment, 'won'),
  lose: (ctx, payment) => decideDispute(ctx, payment, 'lost'),
  declineNext: (ctx, payment) => setDeclinesNext(ctx, payment, true),
  allowNext: (ctx, payment) => setDeclinesNext(ctx, payment, false),
};

async function setDeclinesNext(
  { db }: Ctx,
  { method_id }: PaymentRow,
  declines_next: boolean,
): Promise<void> {
  await db.updateTable('sandbox_methods').set({ declines_next }).where('id', '=', method_id).execute();
}

async function viewOf(ctx: Ctx, payment: PaymentRow): Promise<DashboardPayment> {
  const [view] = await viewPayments(ctx, [payment]);
  if (!view) throw new Error('a payment that is there is seen');
  return view;
}
