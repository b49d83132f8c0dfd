import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { cards } from '#features/sandbox/policy.ts';
import { cancelPayment } from '#features/sandbox/payments/server/end-payment.ts';
import {
  changePayment,
  findPayment,
  type PaymentRow,
} from '#features/sandbox/payments/server/payment-rows.ts';
import { noteCharge, takeMoney } from '#features/sandbox/payments/server/take-money.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import type { CheckoutView, PayInput } from '../contract.ts';
import { describeCheckout } from './describe-checkout.ts';

/** A payment for anyone who has the address of its page. */
export async function getCheckout(ctx: Ctx, { token }: { token: string }): Promise<CheckoutView> {
  return describeCheckout(ctx, withPage(ctx, await findPayment(ctx, token)));
}

/** Tries a card. A payment that is no longer open stays as it is, so that two presses of the button pay once. */
export function pay(ctx: Ctx, { token, card }: PayInput): Promise<CheckoutView> {
  return change(ctx, token, async (ctx, payment) => {
    if (payment.status !== 'open') return payment;
    const { refuses, asksSecondStep } = cards[card];
    if (refuses !== undefined) {
      await noteCharge(ctx, payment.id, card, refuses);
      await tell(ctx, 'charge.failed', payment);
      return payment;
    }
    if (asksSecondStep) return changePayment(ctx, payment.id, { status: 'verifying', card });
    return takeMoney(ctx, payment, card);
  });
}

/** What the payer says to her bank. Refused, she may try another card. */
export function verify(
  ctx: Ctx,
  { token, approves }: { token: string; approves: boolean },
): Promise<CheckoutView> {
  return change(ctx, token, async (ctx, payment) => {
    if (payment.status !== 'verifying' || payment.card === null) return payment;
    if (approves) return takeMoney(ctx, payment, payment.card);
    await noteCharge(ctx, payment.id, payment.card, 'authentication_required');
    const open = await changePayment(ctx, payment.id, { status: 'open' });
    await tell(ctx, 'charge.failed', open);
    return open;
  });
}

/** The payer gives up; once she has paid, nothing changes. */
export function cancelCheckout(ctx: Ctx, { token }: { token: string }): Promise<CheckoutView> {
  return change(ctx, token, async (ctx, payment) =>
    payment.status === 'open' || payment.status === 'verifying' ? cancelPayment(ctx, payment) : payment,
  );
}

/** Changes a payment that nobody else changes meanwhile, unless its time is over. */
function change(
  ctx: Ctx,
  token: string,
  work: (ctx: Ctx, payment: PaymentRow) => Promise<PaymentRow>,
): Promise<CheckoutView> {
  return inTransaction(ctx, async (ctx) => {
    const payment = withPage(
      ctx,
      await ctx.db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('id', '=', token)
        .forUpdate()
        .executeTakeFirst(),
    );
    const isOver = payment.expires_at !== null && payment.expires_at <= ctx.clock.now();
    return describeCheckout(ctx, isOver ? payment : await work(ctx, payment));
  });
}

/** Refuses what has no page: an unknown payment, a charge without a payer, and everything where the sandbox is off. */
function withPage({ sandbox }: Ctx, payment: PaymentRow | undefined): PaymentRow {
  if (!sandbox || !payment || payment.return_url === null) throw new NotFound();
  return payment;
}
