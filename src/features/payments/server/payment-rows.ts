import type { Selectable } from 'kysely';
import { money, type Money } from '#core/money.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FailureReason, PaymentNames } from '#platform/payments/provider.ts';
import type { PaymentState } from '../policy.ts';
import type { PurposePayment } from './payment-hooks.ts';
import { sentBackId } from './sent-back-id.ts';
import type { PaymentsTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** A payment, locked until the caller's transaction ends; all that happens to one happens one after the other. */
export async function lockPayment({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentRow> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

export async function readPayment({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentRow> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The latest payment for something. */
export function findPaymentFor(
  { db }: Pick<Ctx, 'db'>,
  { purpose, purposeId }: { purpose: string; purposeId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('purpose_id', '=', purposeId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function amountOf({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): Money {
  return money(amount, currency);
}

/** As the provider knows it. */
export function namesOf(row: PaymentRow): PaymentNames {
  return { paymentId: row.id, reference: row.reference ?? undefined, amount: amountOf(row) };
}

/** As the feature that it is for knows it. */
export function purposeOf(payment: PaymentRow): PurposePayment {
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    purposeId: payment.purpose_id,
    userId: payment.user_id ?? undefined,
    amount: amountOf(payment),
    method: payment.method,
    paymentMethodId: payment.payment_method_id ?? undefined,
    toDollars: { rate: payment.rate, date: payment.rate_on, source: payment.rate_source },
  };
}

/** How a payment stands, for the page of its payer. */
export async function findPaymentState(
  ctx: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ state: PaymentState; failure: FailureReason | null; payHref: string | null }> {
  const { state, failure, pay_url } = await readPayment(ctx, id);
  return { state, failure, payHref: pay_url };
}

/** Why a payment was sent back as soon as it was here, how much of it, and whether the provider has done so; undefined if it was not. */
export async function findSentBack(
  { db }: Pick<Ctx, 'db'>,
  paymentId: string,
): Promise<{ reason: string; amount: number; isDone: boolean } | undefined> {
  const refund = await db
    .selectFrom('payment_refunds')
    .select(['reason', 'amount', 'state'])
    .where('id', '=', sentBackId(paymentId))
    .executeTakeFirst();
  return refund && { reason: refund.reason, amount: refund.amount, isDone: refund.state === 'done' };
}

/** Whether a refund of a payment waits for finance, since it has failed or come back. */
export async function hasFailedRefund({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  const failed = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', '=', id)
    .where('state', '=', 'failed')
    .where('set_aside_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return failed !== undefined;
}
