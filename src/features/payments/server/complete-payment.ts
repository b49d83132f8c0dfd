import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { ProviderAway } from '#platform/payments/provider-errors.ts';
import { isSettled, type PaymentState } from '../policy.ts';
import { applyFacts } from './apply-facts.ts';
import { settleErrors } from './begin-payment.ts';
import { providerOf, type PaymentCtx } from './payment-ctx.ts';
import { paymentUnderWay } from './payment-hooks.ts';
import { namesOf, purposeOf, readPayment } from './payment-rows.ts';

/**
 * The payer's browser is back from the provider: does what is left to take the money, if anything is, and answers with the state.
 * What came back with the browser proves nothing; the provider is asked.
 */
export async function completePayment(
  ctx: PaymentCtx,
  paymentId: string,
  query: Readonly<Record<string, string>>,
): Promise<PaymentState> {
  const payment = await readPayment(ctx, paymentId);
  if (isSettled(payment.state)) return payment.state;
  // Before the provider is asked, which may take its time.
  if (query['cancelled'] === undefined)
    await inTransaction(ctx, (ctx) => callHook(ctx, paymentUnderWay, purposeOf(payment)));
  if (payment.state === 'created') return payment.state;
  try {
    const facts = await settleErrors(ctx, payment, 'payer', () =>
      providerOf(ctx, payment.provider).complete({ ...namesOf(payment), query }),
    );
    if (facts)
      return await inTransaction(ctx, (ctx) => applyFacts(ctx, paymentId, { facts, cause: 'payer' }));
  } catch (error) {
    // The webhook or the job will tell; the payer's page waits for it.
    if (!(error instanceof ProviderAway)) throw error;
  }
  return (await readPayment(ctx, paymentId)).state;
}
