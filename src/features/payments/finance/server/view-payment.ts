import { holdsPermission } from '#core/permissions.ts';
import { listEntriesOfPayment } from '#features/ledger/server/public.ts';
import { showAddress } from '#features/people/server/public.ts';
import { isRefundable } from '#features/payments/policy.ts';
import { readPayment, type PaymentRow } from '#features/payments/server/payment-rows.ts';
import { openPayer } from '#features/payments/server/sealed-payer.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentDetail } from '../contract.ts';
import { isRefundSettledByHand, isSettledByHand } from '#features/payments/deciding/policy.ts';
import { listMails } from './list-mails.ts';
import { readPeople } from './read-people.ts';
import { describeRequests } from '#features/payments/deciding/server/describe-requests.ts';
import {
  leftToRequest,
  listRequests,
  refundIdOf,
  type RequestRow,
} from '#features/payments/deciding/server/request-rows.ts';
import { findRefundEnd, readConfirmAbove } from '#features/payments/deciding/server/settings.ts';
import { summarize } from './summarize.ts';

/** Everything of one payment, for finance. Who paid without an account, and what providers sent, is shown only to those who may act on payments. */
export async function getPayment(ctx: Ctx, id: string): Promise<PaymentDetail> {
  const payment = await readPayment(ctx, id);
  const { db } = ctx;
  const [summaries, events, refunds, requests, disputes, webhooks, mails, transfers] = await Promise.all([
    summarize(ctx, [payment]),
    db.selectFrom('payment_events').selectAll().where('payment_id', '=', id).orderBy('id').execute(),
    db.selectFrom('payment_refunds').selectAll().where('payment_id', '=', id).orderBy('created_at').execute(),
    listRequests(ctx, id),
    db.selectFrom('payment_disputes').selectAll().where('payment_id', '=', id).orderBy('opened_at').execute(),
    db.selectFrom('payment_webhooks').selectAll().where('payment_id', '=', id).orderBy('id').execute(),
    listMails(ctx, id),
    listEntriesOfPayment(ctx, id),
  ]);
  const [summary] = summaries;
  if (!summary) throw new Error('a payment has one summary');
  const amount = (minor: number) => ({ amount: minor, currency: payment.currency });
  const mayAct = ctx.actor.kind !== 'visitor' && holdsPermission(ctx.actor, 'money.act');
  const nameOf = await readPeople(ctx, [
    ...[...events, ...refunds].map(({ cause }) => cause),
    ...requests.flatMap(({ asked_by, decided_by }) => [`person:${asked_by}`, `person:${decided_by}`]),
  ]);
  return {
    ...summary,
    paidBy: mayAct && payment.user_id === null ? describePayer(ctx, payment) : null,
    purposeId: payment.purpose_id,
    entity: payment.entity,
    reference: payment.reference,
    failure: payment.failure,
    review: payment.review,
    reviewAmount: payment.review_amount === null ? null : amount(payment.review_amount),
    mayAsk: mayAct && payment.begun_at !== null,
    mayDecide: mayAct && payment.review !== null,
    maySettle: mayAct && isSettledByHand(payment, ctx.clock.now()),
    expiresAt: payment.expires_at.toISOString(),
    capturedAt: payment.captured_at?.toISOString() ?? null,
    captured: amount(payment.captured),
    refunded: amount(payment.refunded),
    lost: amount(payment.lost),
    fee: amount(payment.fee),
    events: events.map((event) => ({
      id: String(event.id),
      at: event.at.toISOString(),
      cause: event.cause,
      by: nameOf(event.cause),
      from: event.from_state,
      to: event.to_state,
      facts: event.facts,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      at: refund.created_at.toISOString(),
      amount: amount(refund.amount),
      state: refund.state,
      reason: refund.reason,
      reference: refund.reference,
      by: nameOf(refund.cause),
      note: requests.find(({ number }) => refund.id === refundIdOf(id, number))?.note || null,
      waits: refund.state === 'failed' && refund.set_aside_at === null,
      maySettle: mayAct && isRefundSettledByHand(payment.provider, refund, ctx.clock.now()),
    })),
    refundable: await describeRefundable(ctx, payment, { requests, mayAct }),
    refundRequests: describeRequests(ctx, payment, { requests, nameOf, mayAct }),
    disputes: disputes.map((dispute) => ({
      reference: dispute.reference,
      openedAt: dispute.opened_at.toISOString(),
      dueAt: dispute.due_at?.toISOString() ?? null,
      amount: amount(dispute.amount),
      state: dispute.state,
    })),
    webhooks: webhooks.map((webhook) => ({
      id: String(webhook.id),
      eventId: webhook.event_id,
      receivedAt: webhook.received_at.toISOString(),
      state: webhook.state,
      problem: webhook.problem,
      body: mayAct ? webhook.body.toString('utf8') : null,
    })),
    mails: mails.map((mail) => ({ ...mail, to: mayAct ? mail.to : null })),
    transfers: transfers.map(({ id, madeAt, cause, note, lines }) => ({
      id: String(id),
      at: madeAt.toISOString(),
      cause,
      note,
      lines: lines.map((line) => ({ account: line.account, amount: amount(line.amount) })),
    })),
  };
}

function describePayer(ctx: Ctx, payment: PaymentRow): PaymentDetail['paidBy'] {
  const { name, emailAddress } = openPayer(ctx, payment);
  if (!name && !emailAddress) return null;
  return { name: name || null, emailAddress: emailAddress ? showAddress(emailAddress) : null };
}

async function describeRefundable(
  ctx: Ctx,
  payment: PaymentRow,
  { requests, mayAct }: { requests: readonly RequestRow[]; mayAct: boolean },
): Promise<PaymentDetail['refundable']> {
  const { state, captured_at, currency } = payment;
  const left = await leftToRequest(ctx, payment, requests);
  const until = captured_at && (await findRefundEnd(ctx, captured_at));
  const isOpen = until !== null && ctx.clock.now() <= until && isRefundable(state) && left > 0n;
  const { amount: confirmAbove } = await readConfirmAbove(ctx);
  return {
    mayRefund: mayAct && isOpen,
    left: { amount: Number(left), currency },
    until: until?.toISOString() ?? null,
    confirmAbove: { amount: Number(confirmAbove), currency: 'USD' },
  };
}
