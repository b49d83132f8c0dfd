import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { chargeMethod } from '#features/sandbox/payments/server/charge-method.ts';
import { createPayment } from '#features/sandbox/payments/server/create-payment.ts';
import { cancelPayment, capturePayment } from '#features/sandbox/payments/server/end-payment.ts';
import { lockPayment, type PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';
import { refundPayment } from '#features/sandbox/payments/server/refund-payment.ts';

const Name = z.string().regex(/^[\w.:-]{1,100}$/);
const Amount = z.int().min(1).max(99_999_999_999);
const Url = z.url({ protocol: /^https?$/ }).max(2000);

const asked = {
  reference: Name,
  amount: Amount,
  currency: z.enum(currencyCodes),
  description: z.string().trim().min(1).max(300),
  locale: z.enum(localeCodes),
};

/** What the API can do, each with what it is asked with. `id` names the payment in the address, where it has one. */
export const operations = {
  create: define(
    z.strictObject({
      ...asked,
      saves: z.boolean(),
      captures: z.enum(['now', 'later']),
      returnUrl: Url,
      cancelUrl: Url,
      expiresAt: z.iso.datetime(),
    }),
    createPayment,
  ),
  charge: define(z.strictObject({ ...asked, method: Name }), chargeMethod),
  capture: define(z.strictObject({}), async (ctx, _input, id) =>
    capturePayment(ctx, await lockPayment(ctx, id)),
  ),
  cancel: define(z.strictObject({}), async (ctx, _input, id) =>
    cancelPayment(ctx, await lockPayment(ctx, id)),
  ),
  refund: define(z.strictObject({ reference: Name, amount: Amount }), async (ctx, input, id) => {
    const payment = await lockPayment(ctx, id);
    await refundPayment(ctx, payment, input);
    return payment;
  }),
};

export type OperationName = keyof typeof operations;

type Work<Input> = (ctx: Ctx, input: Input, id: string) => Promise<PaymentRow>;

/** Checks the body, and gives what it says in one spelling together with the work that is left. */
function define<Input>(schema: z.ZodType<Input>, work: Work<Input>) {
  return (body: unknown, id: string) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
    const input = parsed.data;
    return { body: JSON.stringify(input), work: (ctx: Ctx) => work(ctx, input, id) };
  };
}
