import type { Ctx } from '#platform/ctx.ts';
import { describePayment, type PaymentObject } from '#features/sandbox/payments/server/describe-payment.ts';
import {
  findByReference,
  findPayment,
  type PaymentRow,
} from '#features/sandbox/payments/server/payment-rows.ts';
import { SandboxRefused, unknownPayment } from '#features/sandbox/payments/server/sandbox-refused.ts';
import { answerOnce } from './answer-once.ts';
import { operations, type OperationName } from './operations.ts';

/** Longer than the product waits for any provider. */
const holdMilliseconds = 12_000;

export interface OperationRequest {
  name: OperationName;
  /** Of the payment in the address; empty where it has none. */
  id: string;
  key: string | undefined;
  body: unknown;
}

/** Answers a request that changes something: once per `Idempotency-Key`, which is required. */
export async function answerOperation(
  ctx: Ctx,
  { name, id, key, body }: OperationRequest,
): Promise<PaymentObject> {
  if (key === undefined || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new SandboxRefused(400, 'idempotency_key_missing', 'Send an Idempotency-Key.');
  const asked = operations[name](body ?? {}, id);
  if ('problem' in asked) throw new SandboxRefused(400, 'invalid', asked.problem);
  const call = { key, body: JSON.stringify([name, id, asked.body]) };
  const answer = await answerOnce(ctx, call, async (ctx) => describePayment(ctx, await asked.work(ctx)));
  await keepSilent(ctx, await findPayment(ctx, answer.id));
  return answer;
}

/** A payment by the sandbox's name for it. */
export function readPayment(ctx: Ctx, id: string): Promise<PaymentObject> {
  return answerWith(ctx, findPayment(ctx, id));
}

/** A payment by the merchant's name for it. */
export function readByReference(ctx: Ctx, reference: string): Promise<PaymentObject> {
  return answerWith(ctx, findByReference(ctx, reference));
}

async function answerWith(ctx: Ctx, asked: Promise<PaymentRow | undefined>): Promise<PaymentObject> {
  const payment = await asked;
  if (!payment) throw unknownPayment();
  const answer = await describePayment(ctx, payment);
  await keepSilent(ctx, payment);
  return answer;
}

/** Of a card that takes the money and then times out, the answer comes when nobody waits for it any more. */
async function keepSilent({ clock, sandbox }: Ctx, payment: PaymentRow | undefined): Promise<void> {
  if (payment?.silent_until && payment.silent_until > clock.now()) await sandbox?.hold(holdMilliseconds);
}
