import { createHash, randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import { legalEntityOf, type PaymentMethod } from '#core/payment-providers.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { findRate } from '#features/currencies/server/public.ts';
import { mayIssue } from '#features/invoices/server/public.ts';
import { providerFor } from './provider-for.ts';
import { recordEvent } from './record-event.ts';
import { lookSoon } from './find-out.ts';
import { expireJob, type ExpireJob } from './payment-jobs.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import type { PaymentRow } from './payment-rows.ts';
import { sealPayer } from './sealed-payer.ts';

export interface NewPayment {
  /** Whose key it is: a user id, or another mark of a payer who has no account. */
  payer: string;
  key: string;
  userId: UserId | undefined;
  purpose: string;
  purposeId: string;
  amount: Money;
  method: PaymentMethod;
  /** What the payer reads at the provider and in the invoice, in her language. */
  description: string;
  locale: Locale;
  emailAddress: string | undefined;
  name: string | undefined;
  /** For a grant: the donor's account at her fund (`writeFundAccount`). */
  fundAccount?: string | undefined;
  /** A path of ours where the payer goes on. */
  returnPath: string;
  /** Whether the way to pay is kept for later charges. */
  saves: boolean;
  /** A charge without the payer: the saved way to pay. */
  savedMethodId?: string;
  /** Whether the caller begins it as soon as it is committed (`beginClaimed`): nobody else does then. */
  begins?: boolean;
  expiresAt: Date;
}

/**
 * Writes a payment down as `created`, before anyone is asked for money; the same key of the same payer is the same payment, and with
 * another body it is refused. Joins the caller's transaction.
 */
export async function createPayment(
  ctx: PaymentCtx,
  input: NewPayment,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const {
    payer,
    key,
    userId,
    purpose,
    purposeId,
    amount,
    method,
    saves,
    savedMethodId = null,
    begins = false,
  } = input;
  const provider = providerFor(ctx, method, amount.currency);
  if (!provider || !(await mayIssue(ctx, legalEntityOf(amount.currency))))
    throw new Conflict('method_unavailable', 'payments.refusal.methodUnavailable');
  const now = ctx.clock.now();
  const toDollars = await findRate(ctx, amount.currency, 'USD');
  const mark = createHash('sha256')
    .update(
      JSON.stringify([purpose, purposeId, String(amount.amount), amount.currency, method, savedMethodId]),
    )
    .digest('hex');
  const inserted = await ctx.db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      payer,
      key,
      body_mark: mark,
      user_id: userId ?? null,
      purpose,
      purpose_id: purposeId,
      entity: legalEntityOf(amount.currency),
      provider,
      method,
      amount: Number(amount.amount),
      currency: amount.currency,
      rate: toDollars.rate,
      rate_on: toDollars.date,
      rate_source: toDollars.source,
      captures: 'now',
      saves,
      payment_method_id: savedMethodId,
      description: input.description,
      locale: input.locale,
      sealed_payer: sealPayer(ctx, {
        emailAddress: input.emailAddress,
        name: input.name,
        fundAccount: input.fundAccount,
      }),
      return_path: input.returnPath,
      state: 'created',
      progress: 'created',
      review: null,
      review_amount: null,
      review_settled: null,
      failure: null,
      reference: null,
      pay_url: null,
      created_at: now,
      begun_at: begins ? now : null,
      expires_at: input.expiresAt,
      captured_at: null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['payer', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) {
    if (begins) await lookSoon(ctx, inserted.id);
    else await endUnbegun(ctx, inserted);
    await recordEvent(ctx, {
      paymentId: inserted.id,
      cause: 'payer',
      from: 'created',
      to: 'created',
      facts: {},
    });
    return { payment: inserted, isNew: true };
  }
  const before = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('payer', '=', payer)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (before.body_mark !== mark) throw new Invalid([{ path: 'key', messageKey: 'payments.field.keyUsed' }]);
  return { payment: before, isNew: false };
}

/** One that is never begun ends, too, and frees what was kept for it. */
async function endUnbegun(ctx: PaymentCtx, { id, created_at, expires_at }: PaymentRow): Promise<void> {
  const startAfterSeconds = Math.ceil((expires_at.getTime() - created_at.getTime()) / 1000);
  await ctx.jobs.send<ExpireJob>(ctx, expireJob, { paymentId: id }, { startAfterSeconds });
}
