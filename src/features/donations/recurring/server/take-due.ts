import { dayMs } from '#core/durations.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { chargePayment, createPayment, type PaymentCtx } from '#features/payments/server/public.ts';
import { donationPurpose } from '#features/donations/giving/server/donation-purpose.ts';
import { payerOf } from '#features/donations/giving/server/payer-of.ts';
import {
  findDonation,
  lockDonation,
  nameDonation,
  placeOfDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { href } from '#urls.ts';
import { endRecurrence } from './end-recurrence.ts';
import { failGift } from './fail-gift.ts';
import {
  findKnownRecurrence,
  findRecurrence,
  updateRecurrence,
  type RecurrenceRow,
} from './recurrence-rows.ts';
import { findWay } from './view-recurrence.ts';

/** Works off the donations whose next gift is due. */
export const takeDueJob = 'donations.take-due';

/** Charges one gift at its provider; what is unclear is found out by the job of payments. */
export const chargeGiftJob = 'donations.charge-gift';
export interface ChargeGiftJob {
  paymentId: string;
  donationId: string;
}

const batch = 500;
/** Longer than Shabbat, Yom Tov and an absent provider can put a charge off. */
const chargedWithinMs = 7 * dayMs;

/**
 * Has every gift that is due taken. Several processes may run it at once: each donation is locked, and looked at again. One that
 * makes trouble holds up no other: it is logged, and tried again with the next run.
 */
export async function takeDue(ctx: PaymentCtx): Promise<void> {
  for (let after = ''; ;) {
    const due = await ctx.db
      .selectFrom('recurrences')
      .select('donation_id')
      .where('due_at', '<=', ctx.clock.now())
      .where('donation_id', '>', after)
      .orderBy('donation_id')
      .limit(batch)
      .execute();
    for (const { donation_id } of due) {
      try {
        await inTransaction(ctx, (ctx) => takeOne(ctx, donation_id));
      } catch (error) {
        ctx.log.error({ err: error, donationId: donation_id }, 'a recurring donation could not be taken');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.donation_id;
  }
}

async function takeOne(ctx: PaymentCtx, donationId: string): Promise<void> {
  const donation = await lockDonation(ctx, { id: donationId });
  if (donation?.state !== 'running') return;
  const recurrence = await findKnownRecurrence(ctx, donationId);
  const now = ctx.clock.now();
  // Another run was quicker.
  if (!recurrence.due_at || recurrence.due_at > now) return;
  if (recurrence.canceled_at !== null) return endRecurrence(ctx, donation);
  const reopens = resumesAt(now, placeOfDonation(donation));
  // Nobody is charged on Shabbat or Yom Tov.
  if (reopens) return updateRecurrence(ctx, recurrence, { due_at: reopens });
  return placeCharge(ctx, donation, recurrence);
}

/** Writes the payment of a day down, and leaves the charge to a job; without a way to pay it has failed. */
async function placeCharge(ctx: PaymentCtx, donation: DonationRow, recurrence: RecurrenceRow): Promise<void> {
  const { next_on, tries, method } = recurrence;
  const way = await findWay(ctx, recurrence);
  if (!way) return failGift(ctx, donation, recurrence);
  const { payment } = await createPayment(ctx, {
    payer: payerOf(donation),
    key: `gift:${next_on}:${tries}`,
    userId: donation.user_id ?? undefined,
    purpose: donationPurpose,
    purposeId: donation.id,
    amount: money(donation.total, donation.currency),
    method,
    description: nameDonation(ctx, donation.language, donation),
    locale: donation.language,
    emailAddress: donation.sealed_address === null ? undefined : ctx.sealing.open(donation.sealed_address),
    name: donation.donor_name,
    returnPath: href('donation'),
    saves: false,
    savedMethodId: way.id,
    expiresAt: new Date(ctx.clock.now().getTime() + chargedWithinMs),
  });
  await ctx.db
    .insertInto('recurring_payments')
    .values({ payment_id: payment.id, donation_id: donation.id, due_on: next_on, by_hand: false })
    .execute();
  await updateRecurrence(ctx, recurrence, { due_at: null, payment_id: payment.id });
  const job = { paymentId: payment.id, donationId: donation.id };
  await ctx.jobs.send<ChargeGiftJob>(ctx, chargeGiftJob, job);
}

/** A charge that has waited into Shabbat or Yom Tov is put off again; one of a donation that is ended meanwhile is left. */
export async function chargeGift(ctx: PaymentCtx, job: ChargeGiftJob): Promise<void> {
  const donation = await findDonation(ctx, { id: job.donationId });
  const recurrence = await findRecurrence(ctx, job.donationId);
  if (!donation || recurrence?.payment_id !== job.paymentId || recurrence.canceled_at !== null) return;
  const now = ctx.clock.now();
  const reopens = resumesAt(now, placeOfDonation(donation));
  if (!reopens) return chargePayment(ctx, job.paymentId);
  const startAfterSeconds = Math.ceil((reopens.getTime() - now.getTime()) / 1000);
  await ctx.jobs.send<ChargeGiftJob>(ctx, chargeGiftJob, job, { startAfterSeconds });
}
