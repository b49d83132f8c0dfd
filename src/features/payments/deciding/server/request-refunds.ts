import { signedIn } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { money, type Money } from '#core/money.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { isRefundable } from '#features/payments/policy.ts';
import type { PaymentCtx } from '#features/payments/server/payment-ctx.ts';
import { lockPayment, type PaymentRow } from '#features/payments/server/payment-rows.ts';
import { askForRefund } from '#features/payments/server/refund-payment.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { DecideRefundInput, RequestRefundInput } from '../contract.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { confirmWithinDays, requestStateOf } from '../policy.ts';
import { auditedAmount, isTyped, readTypedAmount } from './read-amount.ts';
import { leftToRequest, listRequests, refundIdOf, type RequestRow } from './request-rows.ts';
import { findRefundEnd, isAboveLimit } from './settings.ts';
import { getPayment } from '#features/payments/finance/server/view-payment.ts';

/**
 * Sends money of a payment back. Where the refunds of the payment come to more than the limit, it waits for a second person. The same
 * number with the same amount is the same refund; with another it is refused: the page was older than what has been sent back since.
 */
export function requestRefund(ctx: PaymentCtx, input: RequestRefundInput): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  const { id, number, reason, note } = input;
  return inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, id);
    const { currency } = payment;
    const requests = await listRequests(ctx, id);
    const known = requests.find((request) => request.number === number);
    if (known?.asked_by === userId && isTyped(ctx, input.amount, money(known.amount, currency)))
      return getPayment(ctx, id);
    if (number !== requests.length + 1)
      throw new Conflict('refunds_changed', 'payments.refusal.refundsChanged');
    await refuseLate(ctx, payment);
    const most = await leftToRequest(ctx, payment, requests);
    const part = readTypedAmount(ctx, input.amount, { currency, most });
    const waits = await isAboveLimit(ctx, await sumWith(ctx, payment, part), payment.rate);
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('payment_refund_requests')
      .values({
        payment_id: id,
        number,
        amount: Number(part.amount),
        reason,
        note,
        state: waits ? 'waiting' : 'made',
        asked_by: userId,
        asked_at: now,
        expires_at: new Date(now.getTime() + confirmWithinDays * dayMs),
        decided_by: null,
        decided_at: null,
      })
      .execute();
    if (!waits) await make(ctx, { payment, number, part, reason, userId });
    await recordAudit(ctx, {
      who: userId,
      what: waits ? 'payment.refundRequested' : 'payment.refunded',
      subject: id,
      ...(note !== '' && { why: { written: note } }),
      after: { amount: auditedAmount(part), reason, number },
    });
    return getPayment(ctx, id);
  });
}

/** A second person confirms a refund, which is made by that; confirmed again, it is the same. */
export function confirmRefund(ctx: PaymentCtx, { id, number }: DecideRefundInput): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, id);
    const request = await findRequest(ctx, id, number);
    if (request.asked_by === userId) throw new Forbidden('own_request', 'payments.refusal.ownRequest');
    if (request.state === 'made' && request.decided_by === userId) return getPayment(ctx, id);
    refuseDecided(ctx, request);
    const part = money(request.amount, payment.currency);
    await decide(ctx, request, 'made', userId);
    await make(ctx, { payment, number, part, reason: request.reason, userId: request.asked_by ?? userId });
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.refundConfirmed',
      subject: id,
      after: { amount: auditedAmount(part), reason: request.reason, number },
    });
    return getPayment(ctx, id);
  });
}

/** The person who asked for a refund, or anyone else of finance, takes back what waits. */
export function withdrawRefund(ctx: PaymentCtx, { id, number }: DecideRefundInput): Promise<PaymentDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockPayment(ctx, id);
    const request = await findRequest(ctx, id, number);
    if (request.state === 'withdrawn') return getPayment(ctx, id);
    refuseDecided(ctx, request);
    await decide(ctx, request, 'withdrawn', userId);
    await recordAudit(ctx, {
      who: userId,
      what: 'payment.refundWithdrawn',
      subject: id,
      after: { number },
    });
    return getPayment(ctx, id);
  });
}

async function refuseLate(ctx: PaymentCtx, { state, captured_at }: PaymentRow): Promise<void> {
  if (!isRefundable(state) || !captured_at)
    throw new Conflict('not_refundable', 'payments.refusal.notRefundable');
  if (ctx.clock.now() > (await findRefundEnd(ctx, captured_at)))
    throw new Conflict('too_late', 'payments.refusal.refundTooLate');
}

/** Together with what people have sent back of it before, so that parts do not get around the limit. */
async function sumWith({ db }: PaymentCtx, { id }: PaymentRow, part: Money): Promise<Money> {
  const before = await db
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('payment_id', '=', id)
    .where('state', '!=', 'failed')
    .where('cause', 'like', 'person:%')
    .executeTakeFirst();
  return money(part.amount + BigInt(before?.sum ?? 0), part.currency);
}

async function make(
  ctx: PaymentCtx,
  {
    payment,
    number,
    part,
    reason,
    userId,
  }: { payment: PaymentRow; number: number; part: Money; reason: string; userId: string },
): Promise<void> {
  const id = refundIdOf(payment.id, number);
  // What failed before is being tried again by this.
  await ctx.db
    .updateTable('payment_refunds')
    .set({ set_aside_at: ctx.clock.now() })
    .where('payment_id', '=', payment.id)
    .where('state', '=', 'failed')
    .where('set_aside_at', 'is', null)
    .execute();
  await askForRefund(ctx, payment.id, { id, part, reason, cause: `person:${userId}` });
}

async function findRequest({ db }: PaymentCtx, id: string, number: number): Promise<RequestRow> {
  const request = await db
    .selectFrom('payment_refund_requests')
    .selectAll()
    .where('payment_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!request) throw new NotFound();
  return request;
}

function refuseDecided({ clock }: PaymentCtx, request: RequestRow): void {
  if (requestStateOf(request, clock.now()) !== 'waiting')
    throw new Conflict('no_longer_waiting', 'payments.refusal.noLongerWaiting');
}

async function decide(
  { db, clock }: PaymentCtx,
  { payment_id, number }: RequestRow,
  state: 'made' | 'withdrawn',
  userId: RequestRow['decided_by'],
): Promise<void> {
  await db
    .updateTable('payment_refund_requests')
    .set({ state, decided_by: userId, decided_at: clock.now() })
    .where('payment_id', '=', payment_id)
    .where('number', '=', number)
    .execute();
}
