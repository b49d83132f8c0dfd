import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { CurrentPassword } from '#features/people/contract.ts';
import { fewestMinutes, mostMinutes } from '#core/daily-time.ts';
import { extraChoices } from './policy.ts';

/** Why it is closed now: today's minutes are spent, today has none, quiet hours, or Shabbat or Yom Tov. */
export const closedReasons = ['minutes', 'day', 'quiet', 'holy'] as const;

/**
 * How long one may learn on a screen each day, and what is left today, or until quiet hours or a holy day soon; null without a
 * limit. `beginsAnewAt` is the next local midnight, `opensAt` when what is closed opens again, `finishing` what may still
 * be finished though no time is left; times ISO 8601 UTC.
 */
export const TimeRestriction = z.object({
  minutesPerDay: z.nullable(z.int()),
  minutesRemaining: z.nullable(z.int()),
  beginsAnewAt: z.nullable(z.string()),
  closed: z.nullable(z.enum(closedReasons)),
  opensAt: z.nullable(z.string()),
  finishing: z.nullable(z.object({ itemId: z.string(), until: z.string() })),
});
export type TimeRestriction = z.infer<typeof TimeRestriction>;

/** Either sets the minutes for every day, or adds some to a day that is used up. */
export const RestrictTimeInput = z
  .object({
    minutesPerDay: z.optional(
      z
        .int('families.field.minutesPerDay')
        .check(
          z.gte(fewestMinutes, 'families.field.minutesPerDay'),
          z.lte(mostMinutes, 'families.field.minutesPerDay'),
        ),
    ),
    extraMinutes: z.optional(z.literal(extraChoices)),
    currentPassword: CurrentPassword,
  })
  .check(
    z.refine(
      ({ minutesPerDay, extraMinutes }) => (minutesPerDay === undefined) !== (extraMinutes === undefined),
      { error: 'families.field.minutesPerDay', path: ['minutesPerDay'] },
    ),
  );
export type RestrictTimeInput = z.infer<typeof RestrictTimeInput>;

export const LiftTimeInput = z.object({ currentPassword: CurrentPassword });
export type LiftTimeInput = z.infer<typeof LiftTimeInput>;

const path = '/users/current/time-restriction';

export const timeContract = {
  timeRestriction: oc
    .route({
      method: 'GET',
      path,
      operationId: 'getTimeRestriction',
      summary: 'Get the caller’s daily time limit and the minutes left today',
    })
    .output(TimeRestriction),
  restrictTime: oc
    .route({
      method: 'POST',
      path,
      operationId: 'restrictTime',
      summary: 'Set the daily time limit, or add minutes to today',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(RestrictTimeInput)
    .output(TimeRestriction),
  liftTime: oc
    .route({ method: 'DELETE', path, operationId: 'liftTime', summary: 'Remove the daily time limit' })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(LiftTimeInput)
    .output(TimeRestriction),
};
