import { setTimeout as delay } from 'node:timers/promises';
import { Conflict } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { PaymentFacts } from '#platform/payments/provider.ts';
import { isSettled, type PaymentState } from '../policy.ts';
import { applyFacts } from './apply-facts.ts';
import { settleErrors } from './begin-payment.ts';
import { providerOf, type PaymentCtx } from './payment-ctx.ts';
import { paymentUnderWay } from './payment-hooks.ts';
import { namesOf, purposeOf, readPayment, type PaymentRow } from './payment-rows.ts';

/** How long a provider may think, in milliseconds, before the payer's other pages say that her payment is being confirmed. */
const saidAfter = 250;

/**
 * The payer's browser is back from the provider: does what is left to take the money, if anything is, and answers with the state.
 * What came back with the browser proves nothing; the provider is asked.
 */
export async function completePayment(
  ctx: PaymentCtx,
  idOrRow: string | PaymentRow,
  query: Readonly<Record<string, string>>,
): Promise<PaymentState> {
  const payment = typeof idOrRow === 'string' ? await readPayment(ctx, idOrRow) : idOrRow;
  if (isSettled(payment.state)) return payment.state;
  const isBack = query['cancelled'] === undefined;
  const sayUnderWay = async () => {
    if (isBack) await callHook(ctx, paymentUnderWay, purposeOf(payment));
  };
  if (payment.state === 'created') {
    await sayUnderWay();
    return payment.state;
  }
  const asked = ask(ctx, payment, query);
  const isSlow = await Promise.race([asked.then(() => false), delay(saidAfter, true, { ref: false })]);
  if (isSlow) await sayUnderWay();
  const facts = await asked;
  const state = facts
    ? await inTransaction(ctx, (ctx) => applyFacts(ctx, payment.id, { facts, cause: 'payer' }))
    : (await readPayment(ctx, payment.id)).state;
  if (!isSlow && !isSettled(state)) await sayUnderWay();
  return state;
}

/** What the provider says; undefined if it is away: the webhook or the job will tell, and the payer's page waits for it. */
async function ask(
  ctx: PaymentCtx,
  payment: PaymentRow,
  query: Readonly<Record<string, string>>,
): Promise<PaymentFacts | undefined> {
  try {
    return await settleErrors(ctx, payment, 'payer', () =>
      providerOf(ctx, payment.provider).complete({ ...namesOf(payment), query }),
    );
  } catch (error) {
    const isAway = error instanceof Conflict && error.code === 'provider_away';
    if (!isAway) throw error;
    return undefined;
  }
}
