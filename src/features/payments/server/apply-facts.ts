import type { Updateable } from 'kysely';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import type { PaymentFacts } from '#platform/payments/provider.ts';
import type { verdicts } from '../deciding/policy.ts';
import { findMismatch, furtherProgress, hasEnded, isSettled, stateOf, type PaymentState } from '../policy.ts';
import { applyDisputes } from './apply-disputes.ts';
import { applyRefunds } from './apply-refunds.ts';
import { bookCapture, bookFee } from './book-payment.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import {
  paymentCaptured,
  paymentEnded,
  paymentPledged,
  paymentUnderWay,
  type Settlement,
} from './payment-hooks.ts';
import { amountOf, lockPayment, purposeOf, type PaymentRow } from './payment-rows.ts';
import { recordEvent } from './record-event.ts';
import { recordRefund } from './record-refund.ts';
import { saveMethod } from './saved-methods.ts';
import { sentBackId } from './sent-back-id.ts';
import type { PaymentsTable } from './tables.ts';

/**
 * What a person has decided about a payment in review: what was taken counts as what was asked for, or it goes back, or the review is
 * put aside, because all of it was settled at the provider.
 */
export type Verdict = (typeof verdicts)[number];

/**
 * Brings a payment, given by its id or as the row that the caller has locked, to what its provider says: state, books and effects in the
 * caller's transaction. The same facts again, or facts in another order, come to the same (money.md); `cause` says where they come from.
 */
export async function applyFacts(
  ctx: PaymentCtx,
  idOrLocked: string | PaymentRow,
  {
    facts,
    cause,
    verdict,
    payUrl,
  }: { facts: PaymentFacts; cause: string; verdict?: Verdict; payUrl?: string },
): Promise<PaymentState> {
  const before = typeof idOrLocked === 'string' ? await lockPayment(ctx, idOrLocked) : idOrLocked;
  let payment = before;
  // Written once, at the end: the row is locked, and the functions below get the payment as it is by then.
  const changes: Updateable<PaymentsTable> = {};
  const change = (set: Updateable<PaymentsTable>) => {
    Object.assign(changes, set);
    payment = { ...payment, ...set } as PaymentRow;
  };

  if (payUrl !== undefined) change({ pay_url: payUrl });
  if (facts.reference !== undefined && facts.reference !== payment.reference)
    if (await isNewReference(ctx, payment, facts.reference)) change({ reference: facts.reference });
  if (facts.saved) change({ payment_method_id: await saveMethod(ctx, payment, facts.saved) });
  if (verdict === 'put_aside') change(putReviewAside(payment));
  if (payment.captured === 0) change(await takeNote(ctx, payment, facts, verdict));
  if (facts.state && facts.state !== 'captured')
    change({ progress: furtherProgress(payment.progress, facts.state), unclear: false });
  if (facts.failure !== undefined && payment.captured === 0) change({ failure: facts.failure });
  if (payment.captured > 0) {
    if (facts.fee && facts.fee.currency === payment.currency && facts.fee.amount > BigInt(payment.fee)) {
      await bookFee(ctx, payment, facts.fee.amount);
      change({ fee: Number(facts.fee.amount) });
    }
    change(unlessSettled(payment, await applyRefunds(ctx, payment, facts.refunds ?? [], cause)));
    change(unlessSettled(payment, await applyDisputes(ctx, payment, facts.disputes ?? [])));
  }
  return moveOn(ctx, { before, payment, changes, facts, cause, verdict });
}

/** Whether a provider calls a payment by this name for the first time; an older one does not take its place again. */
async function isNewReference(
  { db }: PaymentCtx,
  { id, provider }: PaymentRow,
  reference: string,
): Promise<boolean> {
  const added = await db
    .insertInto('payment_references')
    .values({ provider, reference, payment_id: id })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** What follows from what was taken, of a payment of which nothing had been. What is not as it was asked for waits for a verdict. */
async function takeNote(
  ctx: PaymentCtx,
  payment: PaymentRow,
  facts: PaymentFacts,
  verdict: Verdict | undefined,
): Promise<Updateable<PaymentsTable>> {
  const asked = amountOf(payment);
  const mismatch = findMismatch(asked, facts);
  const taken = facts.captured?.currency === asked.currency ? facts.captured.amount : 0n;
  const isDecided = verdict === 'accept' || verdict === 'send_back';
  if (taken > 0n && (mismatch === undefined || isDecided))
    return capture(ctx, payment, { taken, goesBack: verdict === 'send_back' });
  if (mismatch === undefined || mismatch === payment.review_settled) return {};
  return { review: mismatch, review_amount: taken > 0n ? Number(taken) : null };
}

/** Takes note of money that is here: what was bought is given in the same transaction, or the money is sent back. */
async function capture(
  ctx: PaymentCtx,
  payment: PaymentRow,
  { taken, goesBack }: { taken: bigint; goesBack: boolean },
): Promise<Updateable<PaymentsTable>> {
  const settlement: Settlement = goesBack
    ? { kind: 'sent_back', reason: 'not_as_asked' }
    : await settle(ctx, payment);
  const isSentBack = settlement.kind === 'sent_back';
  await bookCapture(ctx, payment, {
    taken,
    credits: isSentBack ? [{ purpose: 'owed-refunds', amount: taken }] : settlement.credits,
  });
  if (isSentBack)
    await recordRefund(ctx, payment, {
      id: sentBackId(payment.id),
      amount: taken,
      reason: settlement.reason,
      cause: 'job',
    });
  // Its feature has not been asked, so it has to hear that nothing comes of it.
  if (goesBack) await callHook(ctx, paymentEnded, purposeOf(payment));
  return {
    captured: Number(taken),
    captured_at: ctx.clock.now(),
    progress: 'captured',
    unclear: false,
    failure: null,
    // A review of nothing captured is about what was taken, and that is clear now.
    review: null,
    review_amount: null,
  };
}

/** Closes a review; if nothing was credited, nothing will be. */
function putReviewAside({ review, captured, progress }: PaymentRow): Updateable<PaymentsTable> {
  const isOver = captured === 0 && { progress: furtherProgress(progress, 'failed'), unclear: false };
  return { review: null, review_amount: null, review_settled: review, ...isOver };
}

/** Without a review for a reason that a person has put aside. */
function unlessSettled(
  { review_settled }: PaymentRow,
  { review, ...set }: Updateable<PaymentsTable>,
): Updateable<PaymentsTable> {
  return review === undefined || review === review_settled ? set : { ...set, review };
}

async function settle(ctx: PaymentCtx, payment: PaymentRow): Promise<Settlement> {
  const answers = await callHook(ctx, paymentCaptured, purposeOf(payment));
  const [settlement, ...others] = answers.filter((answer) => answer !== undefined);
  if (!settlement || others.length > 0)
    throw new Error(`${1 + others.length} features settle payments for ${payment.purpose}, not one`);
  return settlement;
}

/** Stores the state that follows, with its event if anything changed. */
async function moveOn(
  ctx: PaymentCtx,
  {
    before,
    payment,
    changes,
    facts,
    cause,
    verdict,
  }: {
    before: PaymentRow;
    payment: PaymentRow;
    changes: Updateable<PaymentsTable>;
    facts: PaymentFacts;
    cause: string;
    verdict: Verdict | undefined;
  },
): Promise<PaymentState> {
  const mayBeDisputed = before.captured > 0 || (payment.captured > 0 && (facts.disputes ?? []).length > 0);
  const state = stateOf({
    ...payment,
    captured: BigInt(payment.captured),
    refunded: BigInt(payment.refunded),
    lost: BigInt(payment.lost),
    // Only what was captured can be disputed, and only by what was heard since.
    disputed: mayBeDisputed && (await hasOpenDispute(ctx, payment.id)),
  });
  const hasMoved = state !== before.state || !isUnchanged(before, payment);
  const set = { ...changes, ...(hasMoved && { state, changed_at: ctx.clock.now() }) };
  if (Object.keys(set).length > 0)
    await sendAhead(ctx.db, ctx.db.updateTable('payments').set(set).where('id', '=', payment.id));
  if ((facts.agreed || facts.state === 'authorised') && !isSettled(state))
    await callHook(ctx, paymentUnderWay, purposeOf(payment));
  if (!hasMoved) return state;
  await recordEvent(ctx, { paymentId: payment.id, cause, from: before.state, to: state, facts, verdict });
  if (state === 'pledged' && before.state !== 'pledged')
    await callHook(ctx, paymentPledged, purposeOf(payment));
  if (hasEnded(state) && !hasEnded(before.state)) await callHook(ctx, paymentEnded, purposeOf(payment));
  ctx.afterCommit(() => ctx.events.publish(paymentMoved, payment.id));
  return state;
}

/** Sent to every process once a payment has changed. */
export const paymentMoved = 'payments.moved';

const watched = ['reference', 'refunded', 'lost', 'fee', 'failure', 'review', 'payment_method_id'] as const;

function isUnchanged(before: PaymentRow, payment: PaymentRow): boolean {
  return watched.every((column) => before[column] === payment[column]);
}

async function hasOpenDispute({ db }: PaymentCtx, paymentId: string): Promise<boolean> {
  const open = await db
    .selectFrom('payment_disputes')
    .select('reference')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
