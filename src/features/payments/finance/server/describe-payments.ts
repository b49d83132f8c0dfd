import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { paymentsDescribed } from '#features/payments/server/payment-hooks.ts';
import type { PaymentRow } from '#features/payments/server/payment-rows.ts';

type Described = Pick<PaymentRow, 'id' | 'purpose' | 'purpose_id' | 'description'>;

/**
 * The same payments with what they are for in the caller's language. One whose order is gone keeps what its payer read, in the
 * payer's language.
 */
export async function describePayments<Row extends Described>(
  ctx: Pick<Ctx, 'db' | 'answersTo' | 'sayIn' | 'locale'>,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const asked = rows.map(({ id, purpose, purpose_id }) => ({
    paymentId: id,
    purpose,
    purposeId: purpose_id,
  }));
  const answers = await callHook(ctx, paymentsDescribed, asked);
  const texts = new Map(answers.flat().map(({ paymentId, text }) => [paymentId, text]));
  return rows.map((row) => ({ ...row, description: texts.get(row.id) ?? row.description }));
}
