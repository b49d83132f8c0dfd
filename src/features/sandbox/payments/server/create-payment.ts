import { randomUUID } from 'node:crypto';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentRow } from './payment-rows.ts';
import { SandboxRefused } from './sandbox-refused.ts';
import { scheduleExpiry } from './tasks.ts';

/** What every payment is asked for with. */
export interface Asked {
  reference: string;
  /** In minor units. */
  amount: number;
  currency: Currency;
  description: string;
  locale: Locale;
}

export interface CreateInput extends Asked {
  saves: boolean;
  captures: 'now' | 'later';
  returnUrl: string;
  cancelUrl: string;
  expiresAt: string;
}

/** A page to pay at. Payers are only ever sent back to the merchant's own origin. */
export async function createPayment(ctx: Ctx, input: CreateInput): Promise<PaymentRow> {
  for (const url of [input.returnUrl, input.cancelUrl])
    if (URL.parse(url)?.origin !== ctx.origin)
      throw new SandboxRefused(
        400,
        'foreign_url',
        'Payers are only sent back to the origin of the merchant.',
      );
  const expires_at = new Date(input.expiresAt);
  if (expires_at <= ctx.clock.now()) throw new SandboxRefused(400, 'expired', 'expiresAt has passed.');
  const payment = await insertPayment(ctx, input, {
    status: 'open',
    saves: input.saves,
    captures_later: input.captures === 'later',
    return_url: input.returnUrl,
    cancel_url: input.cancelUrl,
    method_id: null,
    expires_at,
  });
  await scheduleExpiry(ctx, payment.id, expires_at);
  return payment;
}

/** A new payment; refuses a second one of the same reference, whatever became of the first. */
export async function insertPayment(
  { db, clock }: Ctx,
  { reference, amount, currency, description, locale }: Asked,
  rest: Pick<
    PaymentRow,
    'status' | 'saves' | 'captures_later' | 'return_url' | 'cancel_url' | 'method_id' | 'expires_at'
  >,
): Promise<PaymentRow> {
  const payment = await db
    .insertInto('sandbox_payments')
    .values({
      id: `pay_${randomUUID()}`,
      reference,
      amount,
      currency,
      description,
      locale,
      failure: null,
      card: null,
      silent_until: null,
      created_at: clock.now(),
      ...rest,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!payment)
    throw new SandboxRefused(409, 'reference_taken', 'There is a payment of this reference already.');
  return payment;
}
