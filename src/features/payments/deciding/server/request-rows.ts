import type { Selectable } from 'kysely';
import { leftToRefund } from '#features/payments/policy.ts';
import type { PaymentRow } from '#features/payments/server/payment-rows.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { requestStateOf } from '../policy.ts';

/** A refund that someone of finance asked for. */
export type RequestRow = Selectable<Tables['payment_refund_requests']>;

/** What the refund is called that is made of a request. */
export function refundIdOf(paymentId: string, number: number): string {
  return `${paymentId}-r${number}`;
}

/** What can still be asked for: without refunds that are made or under way, and those that wait for a second person. */
export async function leftToRequest(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  payment: PaymentRow,
  requests: readonly RequestRow[],
): Promise<bigint> {
  const refunds = await db
    .selectFrom('payment_refunds')
    .select(['amount', 'state'])
    .where('payment_id', '=', payment.id)
    .execute();
  const waiting = requests.filter((request) => requestStateOf(request, clock.now()) === 'waiting');
  const left = leftToRefund(payment, refunds) - waiting.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return left > 0n ? left : 0n;
}

/** The refunds of a payment that people of finance asked for, in their order. */
export function listRequests({ db }: Pick<Ctx, 'db'>, paymentId: string): Promise<RequestRow[]> {
  return db
    .selectFrom('payment_refund_requests')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('number')
    .execute();
}
