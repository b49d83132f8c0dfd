import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { RefundFacts } from '#platform/payments/provider.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { bookFailedRefund, bookRefund } from './book-payment.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import { refundReturned } from './payment-hooks.ts';
import { purposeOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsTable } from './tables.ts';
import { tellReversal } from './tell-reversal.ts';

/** From the least on: a refund that the bank returns has failed after it was done. */
const refundStates = ['created', 'unknown', 'pending', 'done', 'failed'] as const;
type RefundState = (typeof refundStates)[number];

/** Brings the refunds of a payment to what its provider says, ours and those that were made at the provider. */
export async function applyRefunds(
  ctx: PaymentCtx,
  payment: PaymentRow,
  refunds: readonly RefundFacts[],
  cause: string,
): Promise<Updateable<PaymentsTable>> {
  let { refunded } = payment;
  let review: string | undefined;
  for (const told of refunds) {
    const isTooMuch =
      told.state === 'done' &&
      BigInt(refunded + payment.lost) + told.amount.amount > BigInt(payment.captured);
    if (told.amount.currency !== payment.currency)
      review ??= `refunded ${told.amount.currency} for ${payment.currency}`;
    else if (isTooMuch && !(await isKnown(ctx, payment, told))) review ??= 'refunded more than was captured';
    else refunded += await applyRefund(ctx, { ...payment, refunded }, told, cause);
  }
  return { refunded, ...(review !== undefined && { review }) };
}

/** Answers with what it adds to what has gone back. */
async function applyRefund(
  ctx: PaymentCtx,
  payment: PaymentRow,
  told: RefundFacts,
  cause: string,
): Promise<number> {
  const known = await findRefund(ctx, payment, told);
  const id = known?.id ?? randomUUID();
  const from: RefundState = known?.state ?? 'created';
  const to = refundStates.indexOf(told.state) > refundStates.indexOf(from) ? told.state : from;
  const now = ctx.clock.now();
  if (!known)
    await ctx.db
      .insertInto('payment_refunds')
      .values({
        id,
        payment_id: payment.id,
        amount: Number(told.amount.amount),
        state: to,
        reason: 'at_provider',
        cause,
        reference: told.reference,
        created_at: now,
        changed_at: now,
        set_aside_at: null,
      })
      .execute();
  else if (to !== known.state || known.reference === null)
    await ctx.db
      .updateTable('payment_refunds')
      .set({ state: to, reference: told.reference, changed_at: now })
      .where('id', '=', id)
      .execute();
  if (to === from) return 0;
  const part = known ? BigInt(known.amount) : told.amount.amount;
  if (to === 'failed' && from === 'done') {
    await bookFailedRefund(ctx, payment, id);
    await callHook(ctx, refundReturned, { ...purposeOf(payment), reference: `refund:${id}` });
    return -Number(part);
  }
  if (to !== 'done') return 0;
  await bookRefund(ctx, payment, { refundId: id, part });
  await tellReversal(ctx, payment, { part, why: 'refunded', reference: `refund:${id}` });
  return Number(part);
}

async function isKnown(ctx: PaymentCtx, payment: PaymentRow, told: RefundFacts): Promise<boolean> {
  const known = await findRefund(ctx, payment, told);
  return known?.state === 'done' || known?.state === 'failed';
}

/** By our own id where the provider keeps it, else by its reference. */
async function findRefund({ db }: PaymentCtx, payment: PaymentRow, { reference, refundId }: RefundFacts) {
  const rows = await db
    .selectFrom('payment_refunds')
    .select(['id', 'state', 'amount', 'reference'])
    .where('payment_id', '=', payment.id)
    .execute();
  return rows.find((row) => row.id === refundId) ?? rows.find((row) => row.reference === reference);
}
