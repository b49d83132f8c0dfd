import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paymentMethods } from '#core/payment-providers.ts';
import { chosenDays, longestPause, scheduleActs, scheduleRefusals } from './policy.ts';

const Day = z.int().check(z.refine((day) => chosenDays.includes(day), 'donations.field.day'));

/** What comes next of a donation that recurs. Days are of its donor’s calendar; `day` is that of the month, 31 its last. */
export const RecurrenceView = z.object({
  day: z.int(),
  nextOn: z.string(),
  /** The gift of that day is being taken at this moment. */
  isCharging: z.boolean(),
  /** The gift of `nextOn` could not be taken, and is tried again on this day. */
  triedAgainOn: z.nullable(z.string()),
  /** When the next gift would have been, had its donor not paused. */
  pausedFrom: z.nullable(z.string()),
  /** A day to come that its donor has skipped, and whether she can bring it back. */
  skippedOn: z.nullable(z.string()),
  mayUnskip: z.boolean(),
  /** Whether the next gift can be skipped, and by how many months it can be put off. */
  maySkip: z.boolean(),
  mostMonths: z.int(),
  /** Its donor has ended it, and can still think better of it. */
  isCanceled: z.boolean(),
  /** The way to pay as its donor knows it, such as `Visa •••• 4242`; null if it cannot be charged any more. */
  way: z.nullable(z.object({ method: z.enum(paymentMethods), label: z.string() })),
});
export type RecurrenceView = z.infer<typeof RecurrenceView>;

/** A change by the donor. `on` is the day of the next gift as she saw it: so an act that is sent twice has one effect. */
export const ScheduleInput = z.object({
  token: z.string().check(z.maxLength(100)),
  act: z.enum(scheduleActs),
  /** For `amount`, as people of the request’s language write it. */
  amount: z.optional(z.string().check(z.maxLength(100))),
  /** For `day`. */
  day: z.optional(Day),
  /** For `skip` and `pause`. For `undo` and `resume`, the day that was skipped and is brought back; by default the latest. */
  on: z.optional(z.iso.date()),
  /** For `pause`. */
  months: z.optional(z.int().check(z.minimum(1), z.maximum(longestPause))),
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;

export const recurringContract = {
  changeSchedule: oc
    .route({
      method: 'POST',
      path: '/donations/{token}/schedule',
      operationId: 'changeDonationSchedule',
      summary:
        'Change a donation that recurs: its amount or day, skip a gift, pause, resume, end it, or undo that or a skip',
    })
    .meta(refuses({ notFound: true, conflict: [...scheduleRefusals, 'minor', 'not_running'] }))
    .input(ScheduleInput)
    .output(RecurrenceView),
};
