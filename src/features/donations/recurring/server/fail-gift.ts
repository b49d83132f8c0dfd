import { dayMs } from '#core/durations.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentCtx, PurposePayment } from '#features/payments/server/public.ts';
import { donationPurpose } from '#features/donations/giving/server/donation-purpose.ts';
import { lockDonation, placeOfDonation, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { retryAfterDays } from '../policy.ts';
import { endRecurrence } from './end-recurrence.ts';
import { dueOf, findRecurrence, updateRecurrence, type RecurrenceRow } from './recurrence-rows.ts';

/** Nothing has come of a charge. What its donor began by hand and left has no effect. */
export async function failCharge(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  if (payment.purpose !== donationPurpose) return;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  const recurrence = donation?.state === 'running' ? await findRecurrence(ctx, donation.id) : undefined;
  if (!donation || recurrence?.payment_id !== payment.paymentId) return;
  await failGift(ctx, donation, recurrence);
}

/**
 * A gift could not be taken: it is tried again, and its donor hears how to help; after the last try the donation ends. One that she has
 * ended meanwhile ends without a word. The donation is locked.
 */
export async function failGift(ctx: Ctx, donation: DonationRow, recurrence: RecurrenceRow): Promise<void> {
  if (recurrence.canceled_at !== null) return endRecurrence(ctx, donation);
  const tries = recurrence.tries + 1;
  const wait = retryAfterDays(tries);
  const once = `${donation.id}:${recurrence.next_on}:${tries}`;
  if (wait === undefined) {
    await endRecurrence(ctx, donation);
    return tellDonor(ctx, donation, { kind: 'stopped', once });
  }
  const now = ctx.clock.now();
  const again = new Date(dueOf(donation, recurrence.next_on).getTime() + wait * dayMs);
  // One that was late from the start is not tried twice at once.
  const due_at = again > now ? again : new Date(now.getTime() + dayMs);
  await updateRecurrence(ctx, recurrence, { tries, due_at, payment_id: null });
  await tellDonor(ctx, donation, {
    kind: 'failed',
    once,
    day: localDateOf(due_at, placeOfDonation(donation).timeZone),
  });
}
