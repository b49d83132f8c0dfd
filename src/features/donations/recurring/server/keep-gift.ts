import type { PaymentCtx, PurposePayment } from '#features/payments/server/public.ts';
import { forgetSavedMethods } from '#features/payments/server/public.ts';
import type { DonationRow } from '#features/donations/server/donation-rows.ts';
import { payerOf } from '#features/donations/giving/server/payer-of.ts';
import { dayOfFirst, findChargeObstacle, followingGift } from '../policy.ts';
import {
  dueOf,
  findKnownRecurrence,
  periodOf,
  todayOf,
  updateRecurrence,
  type RecurringPaymentRow,
} from './recurrence-rows.ts';

/** The first gift of a donation that recurs is here: from now on the job takes the others. Answers with the day of the next one. */
export async function startRecurrence(
  ctx: PaymentCtx,
  donation: DonationRow,
  { method, paymentMethodId }: PurposePayment,
): Promise<string> {
  const today = todayOf(ctx, donation);
  const day = dayOfFirst(today);
  const next_on = followingGift(today, { period: periodOf(donation), day }, today);
  await ctx.db
    .insertInto('recurrences')
    .values({
      donation_id: donation.id,
      day,
      next_on,
      due_at: dueOf(donation, next_on),
      payment_id: null,
      method,
      payment_method_id: paymentMethodId ?? null,
      paused_from: null,
      skipped_on: null,
      canceled_at: null,
      changed_at: ctx.clock.now(),
    })
    .execute();
  return next_on;
}

/** Why a gift after the first cannot be kept; undefined if it can. Its donation is locked. */
export async function findGiftObstacle(
  ctx: PaymentCtx,
  donation: DonationRow,
  { due_on }: RecurringPaymentRow,
): Promise<'paid_twice' | 'changed_meanwhile' | undefined> {
  const { next_on } = await findKnownRecurrence(ctx, donation.id);
  return findChargeObstacle({ isRunning: donation.state === 'running', nextOn: next_on }, { dueOn: due_on });
}

/**
 * The gift of a day is here: the next one is due a month or a year later, and is taken the way in which this one was paid. Answers with
 * its day.
 */
export async function keepGift(
  ctx: PaymentCtx,
  donation: DonationRow,
  { method, paymentMethodId, paymentId }: PurposePayment,
): Promise<string> {
  const recurrence = await findKnownRecurrence(ctx, donation.id);
  const next_on = followingGift(
    recurrence.next_on,
    { period: periodOf(donation), day: recurrence.day },
    todayOf(ctx, donation),
  );
  await ctx.db
    .updateTable('recurring_payments')
    .set({ kept: true })
    .where('payment_id', '=', paymentId)
    .execute();
  const payment_method_id = paymentMethodId ?? recurrence.payment_method_id;
  await updateRecurrence(ctx, recurrence, {
    next_on,
    due_at: dueOf(donation, next_on),
    tries: 0,
    payment_id: null,
    paused_from: null,
    method,
    payment_method_id,
  });
  if (payment_method_id !== recurrence.payment_method_id)
    await forgetSavedMethods(ctx, { payer: payerOf(donation), except: payment_method_id });
  return next_on;
}
