import { Conflict } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '#platform/payments/provider-errors.ts';
import type { BeginInput, Begun, PaymentFacts, PaymentProvider } from '#platform/payments/provider.ts';
import { applyFacts } from './apply-facts.ts';
import { recordEvent } from './record-event.ts';
import { providerOf, type PaymentCtx } from './payment-ctx.ts';
import { lookSoon } from './find-out.ts';
import { amountOf, lockPayment, readPayment, type PaymentRow } from './payment-rows.ts';
import { forgetFundAccount, openPayer } from './sealed-payer.ts';

/**
 * Asks the provider for a page to pay at and answers with its address; undefined if the payment is settled or will be without the
 * payer. Again, it answers the same. Between the two transactions is the call: a process that ends there leaves a job that asks.
 */
export async function beginPayment(ctx: PaymentCtx, paymentId: string): Promise<string | undefined> {
  const payment = await claim(ctx, paymentId);
  if (!payment) return (await readPayment(ctx, paymentId)).pay_url ?? undefined;
  return beginClaimed(ctx, payment);
}

/** The same for a payment that its caller has just created in order to begin it. */
export async function beginClaimed(ctx: PaymentCtx, payment: PaymentRow): Promise<string | undefined> {
  const paymentId = payment.id;
  const provider = providerOf(ctx, payment.provider);
  const back = (path: string) => `${ctx.origin}${path}${path.includes('?') ? '&' : '?'}payment=${paymentId}`;
  const { emailAddress, name, fundAccount } = openPayer(ctx, payment);
  const begun = await settleErrors(ctx, payment, 'payer', () =>
    beginOnce(provider, {
      paymentId,
      amount: amountOf(payment),
      description: payment.description,
      locale: payment.locale,
      payer: { ...(emailAddress !== undefined && { emailAddress }), ...(name !== undefined && { name }) },
      saves: payment.saves,
      captures: payment.captures,
      returnUrl: back(payment.return_path),
      cancelUrl: `${back(payment.return_path)}&cancelled=1`,
      expiresAt: payment.expires_at,
      ...(fundAccount !== undefined && { fundAccount }),
    }),
  );
  if (fundAccount !== undefined) await forgetFundAccount(ctx, payment);
  if (!begun) return undefined;
  await inTransaction(ctx, async (ctx) => {
    if (begun.kind === 'facts')
      return void (await applyFacts(ctx, paymentId, { facts: begun.facts, cause: 'payer' }));
    await applyFacts(ctx, paymentId, {
      facts: { reference: begun.reference, state: 'pending' },
      cause: 'payer',
      payUrl: begun.url,
    });
  });
  return begun.kind === 'redirect' ? begun.url : undefined;
}

/**
 * Where a provider knows a repeat, a page whose address was lost on its way has taken nothing, and the same page is asked for again.
 */
async function beginOnce(provider: PaymentProvider, input: BeginInput): Promise<Begun> {
  try {
    return await provider.begin(input);
  } catch (error) {
    if (!(error instanceof ProviderUnclear) || !provider.repeatable) throw error;
    throw new ProviderAway(provider.id, error.message);
  }
}

/** Charges a saved way to pay, without the payer. Again, it does nothing: what is unclear is found out by the job. */
export async function chargePayment(ctx: PaymentCtx, paymentId: string): Promise<void> {
  const payment = await claim(ctx, paymentId);
  if (!payment) return;
  const method = await ctx.db
    .selectFrom('payment_methods')
    .select('sealed_token')
    .where('id', '=', payment.payment_method_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const { emailAddress } = openPayer(ctx, payment);
  const facts = await settleErrors<PaymentFacts>(ctx, payment, 'job', async () => {
    if (!method) throw new ProviderRefused(payment.provider, 'expired_method', 'no saved way to pay');
    return providerOf(ctx, payment.provider).charge({
      paymentId,
      amount: amountOf(payment),
      description: payment.description,
      locale: payment.locale,
      payer: emailAddress === undefined ? {} : { emailAddress },
      token: ctx.sealing.open(method.sealed_token),
    });
  });
  if (facts) await inTransaction(ctx, (ctx) => applyFacts(ctx, paymentId, { facts, cause: 'job' }));
}

/** How long a call that was claimed may take before another caller may send it again, in milliseconds. */
const claimedForMs = 15_000;

/**
 * Takes it on to call the provider, together with the job that asks what came of it; undefined if that has been done, or is being
 * done. Only calls that may be repeated are claimed a second time.
 */
async function claim(ctx: PaymentCtx, paymentId: string): Promise<PaymentRow | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, paymentId);
    const now = ctx.clock.now();
    // The job may have found the page before its address has reached us.
    const lacksPage =
      payment.state === 'pending' && payment.pay_url === null && payment.payment_method_id === null;
    if (payment.state !== 'created' && !lacksPage) return undefined;
    if (payment.expires_at <= now) {
      await applyFacts(ctx, paymentId, { facts: { state: 'expired' }, cause: 'job' });
      return undefined;
    }
    if (payment.begun_at) {
      const { repeatable } = providerOf(ctx, payment.provider);
      const isFresh = now.getTime() - payment.begun_at.getTime() < claimedForMs;
      if (!repeatable || isFresh) throw new Conflict('at_work', 'payments.refusal.atWork');
    } else {
      await lookSoon(ctx, paymentId);
    }
    await ctx.db.updateTable('payments').set({ begun_at: now }).where('id', '=', paymentId).execute();
    return payment;
  });
}

/** Runs a call, and writes down what its errors mean; away is thrown on, for the caller to try again. */
export async function settleErrors<T>(
  ctx: PaymentCtx,
  payment: PaymentRow,
  cause: string,
  call: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const { failure } = error;
      await inTransaction(ctx, (ctx) =>
        applyFacts(ctx, payment.id, { facts: { state: 'failed', failure }, cause }),
      );
      return undefined;
    }
    if (error instanceof ProviderAway) {
      // Nothing was sent, so another try may be made at once.
      await ctx.db
        .updateTable('payments')
        .set({ begun_at: null })
        .where('id', '=', payment.id)
        .where('state', 'in', ['created', 'pending'])
        .execute();
      ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment provider is away');
      throw new Conflict('provider_away', 'payments.refusal.providerAway');
    }
    if (!(error instanceof ProviderUnclear)) throw error;
    ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment provider gave no clear answer');
    await markUnclear(ctx, payment.id, cause);
    return undefined;
  }
}

/** Nobody knows what came of a call: the job that was queued with it finds out. */
async function markUnclear(ctx: PaymentCtx, paymentId: string, cause: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { state } = await lockPayment(ctx, paymentId);
    if (!['created', 'pending', 'authorised'].includes(state)) return;
    const set = { unclear: true, state: 'unknown', changed_at: ctx.clock.now() } as const;
    await ctx.db.updateTable('payments').set(set).where('id', '=', paymentId).execute();
    await recordEvent(ctx, { paymentId, cause, from: state, to: 'unknown', facts: {} });
  });
}
