import type { Updateable } from 'kysely';
import type { DisputeFacts } from '#platform/payments/provider.ts';
import { bookDispute, bookDisputeEnd, partLeft } from './book-payment.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PaymentsTable } from './tables.ts';
import { tellOfDispute } from './tell-of-dispute.ts';
import { tellReversal } from './tell-reversal.ts';

const disputeStates = ['open', 'won', 'lost'] as const;

/** Brings the disputes of a payment to what its provider says. */
export async function applyDisputes(
  ctx: PaymentCtx,
  payment: PaymentRow,
  disputes: readonly DisputeFacts[],
): Promise<Updateable<PaymentsTable>> {
  let { lost } = payment;
  let review: string | undefined;
  for (const told of disputes) {
    if (told.amount.currency !== payment.currency)
      review ??= `disputed ${told.amount.currency} for ${payment.currency}`;
    else lost += await applyDispute(ctx, { ...payment, lost }, told);
  }
  return { lost, ...(review !== undefined && { review }) };
}

/** Answers with what it adds to what is lost. */
async function applyDispute(ctx: PaymentCtx, payment: PaymentRow, told: DisputeFacts): Promise<number> {
  const { reference, amount, state, dueAt } = told;
  const now = ctx.clock.now();
  const known = await ctx.db
    .selectFrom('payment_disputes')
    .select(['state', 'amount'])
    .where('payment_id', '=', payment.id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known && disputeStates.indexOf(state) <= disputeStates.indexOf(known.state)) return 0;
  const row = { state, due_at: dueAt ?? null, changed_at: now };
  await ctx.db
    .insertInto('payment_disputes')
    .values({ payment_id: payment.id, reference, amount: Number(amount.amount), opened_at: now, ...row })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reference']).doUpdateSet(row))
    .execute();
  if (state === 'open') {
    await bookDispute(ctx, payment, { reference, amount: amount.amount });
    await tellOfDispute(ctx, payment.id, told);
    return 0;
  }
  await bookDisputeEnd(ctx, payment, {
    reference,
    amount: amount.amount,
    wasOpen: known?.state === 'open',
    won: state === 'won',
  });
  if (state === 'won') return 0;
  const part = partLeft(payment, amount.amount);
  await tellReversal(ctx, payment, {
    part,
    why: 'lost',
    reference: `dispute:${payment.id}:${reference}`,
  });
  return Number(part);
}
