import type { LocalDate } from '#core/local-date.ts';
import { money, type Money } from '#core/money.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readDonatedAmount } from '#features/donations/giving/server/read-amount.ts';
import { feeThatCovers, needsReview, unitsOf } from '#features/donations/policy.ts';
import {
  findKnownDonation,
  lockKnownDonation,
  updateDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { refuseMinor } from '#features/donations/server/refuse-minor.ts';
import { findCosts, readReviewAbove } from '#features/donations/server/settings.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { moneyText } from '#core/money-text.ts';
import type { RecurrenceView, ScheduleInput } from '../contract.ts';
import {
  changeSchedule,
  mostMonths,
  refusalKeys,
  type Schedule,
  type ScheduleAnswer,
  type ScheduleRefusal,
  type ScheduleWish,
} from '../policy.ts';
import {
  dueOf,
  findKnownRecurrence,
  scheduleOf,
  todayOf,
  updateRecurrence,
  type RecurrenceRow,
} from './recurrence-rows.ts';
import { chargeGiftJob, type ChargeGiftJob } from './take-due.ts';
import { viewRecurrence } from './view-recurrence.ts';

/** Changes a donation that recurs as its donor wants, and confirms it by mail; what is so already stays, without another mail. */
export async function changeDonationSchedule(ctx: RequestCtx, input: ScheduleInput): Promise<RecurrenceView> {
  await refuseMinor(ctx);
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { token: input.token });
    if (donation.state !== 'running') throw new Conflict('not_running', 'donations.refusal.notRunning');
    const recurrence = await findKnownRecurrence(ctx, donation.id);
    const today = todayOf(ctx, donation);
    const schedule = scheduleOf(donation, recurrence);
    const answer = changeSchedule(schedule, readWish(input), today);
    if (answer.kind === 'refused') refuse(answer.why, input, schedule, today);
    if (answer.kind === 'change') await follow(ctx, { donation, recurrence, input, answer });
  });
  const view = await viewRecurrence(ctx, await findKnownDonation(ctx, { token: input.token }));
  if (!view) throw new Conflict('not_running', 'donations.refusal.notRunning');
  return view;
}

/** A pause that is too long has a field where the donor can choose a shorter one. */
function refuse(why: ScheduleRefusal, { act }: ScheduleInput, schedule: Schedule, today: LocalDate): never {
  const months = mostMonths(schedule, today);
  if (why === 'too_long' && act === 'pause' && months > 0)
    throw new Invalid([{ path: 'months', messageKey: 'donations.field.pausedTooLong', values: { months } }]);
  const isSkippedYear = why === 'too_long' && schedule.period === 'year';
  throw new Conflict(why, isSkippedYear ? 'donations.refusal.skippedYear' : refusalKeys[why]);
}

function readWish({ act, day, on, months }: ScheduleInput): ScheduleWish {
  switch (act) {
    case 'day':
      if (day === undefined) throw new Invalid([{ path: 'day', messageKey: 'donations.field.day' }]);
      return { act, day };
    case 'pause':
      if (months === undefined) throw new Invalid([{ path: 'months', messageKey: 'donations.field.months' }]);
      return { act, on: on ?? '', months };
    case 'skip':
      return { act, on: on ?? '' };
    case 'resume':
    case 'undo':
      return { act, ...(on !== undefined && { on }) };
    default:
      return { act };
  }
}

interface Following {
  donation: DonationRow;
  recurrence: RecurrenceRow;
  input: ScheduleInput;
  answer: ScheduleAnswer & { kind: 'change' };
}

async function follow(
  ctx: RequestCtx,
  { donation, recurrence, input: { act, amount = '' }, answer: { schedule } }: Following,
): Promise<void> {
  const total = act === 'amount' ? await changeAmount(ctx, donation, recurrence, amount) : undefined;
  if (total && Number(total.amount) === donation.total) return;
  const { next_on } = recurrence;
  const nextOn = schedule.nextOn ?? next_on;
  const version = recurrence.version + 1;
  await updateRecurrence(ctx, recurrence, {
    version,
    ...(schedule.day !== undefined && { day: schedule.day }),
    ...(nextOn !== next_on && { next_on: nextOn, due_at: dueOf(donation, nextOn), tries: 0 }),
    ...(schedule.pausedFrom !== undefined && { paused_from: schedule.pausedFrom }),
    ...(schedule.skippedOn !== undefined && { skipped_on: schedule.skippedOn }),
    ...(schedule.isCanceled !== undefined && {
      canceled_at: schedule.isCanceled ? ctx.clock.now() : null,
    }),
  });
  if (act === 'undo') await goOnCharging(ctx, recurrence);
  await tellDonor(ctx, donation, {
    kind: schedule.skippedOn === null ? 'unskip' : act,
    once: `${donation.id}:${version}`,
    day: act === 'skip' ? next_on : nextOn,
    ...(total && { sum: total }),
  });
}

/** A charge that was left because its donor had ended the donation is taken up again. */
async function goOnCharging(ctx: Ctx, { donation_id, payment_id }: RecurrenceRow): Promise<void> {
  if (payment_id === null) return;
  const job = { paymentId: payment_id, donationId: donation_id };
  await ctx.jobs.send<ChargeGiftJob>(ctx, chargeGiftJob, job);
}

/**
 * Sets what is given from now on, with the costs if its donor adds them, and answers with what is taken. A sum that finance would look at
 * is refused: that is given as a donation of its own.
 */
async function changeAmount(
  ctx: RequestCtx,
  donation: DonationRow,
  { method }: RecurrenceRow,
  typed: string,
): Promise<Money> {
  const { currency } = donation;
  const amount = readDonatedAmount(typed, { currency, locale: ctx.locale });
  const costs = donation.fee > 0 ? await findCosts(ctx, method, currency) : undefined;
  const fee = costs ? feeThatCovers(amount, costs) : money(0, currency);
  const total = money(amount.amount + fee.amount, currency);
  const most = await readReviewAbove(ctx);
  if (needsReview(total, most))
    throw new Invalid([
      {
        path: 'amount',
        messageKey: 'donations.amount.tooLargeToRecur',
        values: { most: moneyText(unitsOf(most, currency), ctx.locale) },
      },
    ]);
  await updateDonation(ctx, donation, {
    amount: Number(amount.amount),
    fee: Number(fee.amount),
    total: Number(total.amount),
  });
  return total;
}
