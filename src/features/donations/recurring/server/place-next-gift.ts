import { hourMs } from '#core/durations.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { DonationRow } from '#features/donations/server/donation-rows.ts';
import { refusalKeys, type ScheduleRefusal } from '../policy.ts';
import { findKnownRecurrence, updateRecurrence } from './recurrence-rows.ts';

/** So long the job leaves the next gift to its donor, who is paying it: a little longer than the page to pay at is open. */
const leftToDonorMs = hourMs + hourMs / 4;

/**
 * The donor pays the next gift of a running donation herself, which saves another way to pay. In the caller's transaction, which has
 * locked the donation; `place` writes the payment down.
 */
export async function placeNextGift<P extends { payment: { id: string } }>(
  ctx: RequestCtx,
  donation: DonationRow,
  place: (ctx: RequestCtx) => Promise<P>,
): Promise<P> {
  const recurrence = await findKnownRecurrence(ctx, donation.id);
  const { next_on, due_at, payment_id, canceled_at, paused_from } = recurrence;
  const why: ScheduleRefusal | undefined =
    canceled_at !== null
      ? 'canceled'
      : payment_id !== null
        ? 'charging'
        : paused_from !== null
          ? 'paused'
          : undefined;
  if (why) throw new Conflict(why, refusalKeys[why]);
  const placed = await place(ctx);
  await ctx.db
    .insertInto('recurring_payments')
    .values({ payment_id: placed.payment.id, donation_id: donation.id, due_on: next_on, by_hand: true })
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet({ due_on: next_on })
        .where('recurring_payments.kept', '=', false),
    )
    .execute();
  const left = new Date(ctx.clock.now().getTime() + leftToDonorMs);
  if (due_at && due_at < left) await updateRecurrence(ctx, recurrence, { due_at: left });
  return placed;
}
