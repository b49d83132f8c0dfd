import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { fewestMinutes, mostMinutes } from '#core/daily-time.ts';
import { CurrentPassword } from '#features/people/contract.ts';
import { TimeRestriction } from '../time/contract.ts';
import { extraChoices } from '../time/policy.ts';

const refused = 'families.field.minutesPerDay';
/** Minutes of one day of the week: none, 5 to 240, or null without a limit. */
const DayMinutes = z.nullable(
  z.int(refused).check(
    z.gte(0, refused),
    z.lte(mostMinutes, refused),
    z.refine((minutes) => minutes === 0 || minutes >= fewestMinutes, { error: refused }),
  ),
);
/** By the clock on the wall, `20:30`. */
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'families.field.wallTime'));

/**
 * When a child may learn on a screen: `minutes` for each day of the week from Sunday, `quiet` hours that may go over midnight,
 * and whether screens rest on Shabbat and Yom Tov.
 */
export const ChildTimeRules = z.object({
  minutes: z.array(DayMinutes).check(z.length(7)),
  quiet: z.nullable(
    z
      .object({ from: WallTime, until: WallTime })
      .check(
        z.refine(({ from, until }) => from !== until, { error: 'families.field.quiet', path: ['until'] }),
      ),
  ),
  onHolyDays: z.enum(['rest', 'open']),
});
export type ChildTimeRules = z.infer<typeof ChildTimeRules>;

/** What a child has asked for today; `granted` is null until a grown-up answers. */
export const TimeRequest = z.object({
  id: z.string(),
  minutes: z.literal(extraChoices),
  askedAt: z.string(),
  granted: z.nullable(z.boolean()),
});
export type TimeRequest = z.infer<typeof TimeRequest>;

/**
 * A child's rules, what is left of her day, and what she asks for; `minutesSpent` null where nothing is counted. `minutesGiven` are
 * those that a grown-up has added today.
 */
export const ChildTime = z.object({
  ...TimeRestriction.shape,
  rules: z.nullable(ChildTimeRules),
  minutesSpent: z.nullable(z.int()),
  minutesGiven: z.int(),
  request: z.nullable(TimeRequest),
});
export type ChildTime = z.infer<typeof ChildTime>;

const MemberId = z.object({ id: z.string().check(z.maxLength(100)) });

/** Either sets the rules, or adds some minutes to a day that is used up. */
export const RestrictChildInput = z
  .object({
    ...MemberId.shape,
    rules: z.optional(ChildTimeRules),
    extraMinutes: z.optional(z.literal(extraChoices)),
  })
  .check(
    z.refine(({ rules, extraMinutes }) => (rules === undefined) !== (extraMinutes === undefined), {
      error: refused,
      path: ['rules'],
    }),
  );
export type RestrictChildInput = z.infer<typeof RestrictChildInput>;

export const AnswerTimeInput = z.object({
  ...MemberId.shape,
  requestId: z.string().check(z.maxLength(100)),
  granted: z.boolean(),
});
export type AnswerTimeInput = z.infer<typeof AnswerTimeInput>;

/**
 * What the caller has asked for today, and whether she may ask now: her day is used up, and a grown-up can answer. `hasPin` and
 * `hasPassword`: with what a grown-up can add time on this screen, a guardian of hers or she herself.
 */
export const TimeAsking = z.object({
  mayAsk: z.boolean(),
  request: z.nullable(TimeRequest),
  hasPin: z.boolean(),
  hasPassword: z.boolean(),
});
export type TimeAsking = z.infer<typeof TimeAsking>;

/** `currentPassword`: a guardian's PIN or password. */
export const GiveTimeHereInput = z.object({
  extraMinutes: z.literal(extraChoices),
  currentPassword: CurrentPassword,
});
export type GiveTimeHereInput = z.infer<typeof GiveTimeHereInput>;

export const AskForTimeInput = z.object({ minutes: z.literal(extraChoices) });

const path = '/users/current/family/members/{id}/time-restriction';
const asked = '/users/current/time-requests';

export const childTimeContract = {
  childTime: oc
    .route({
      method: 'GET',
      path,
      operationId: 'getChildTime',
      summary: 'Get a child’s time rules and what is left of her day',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(MemberId)
    .output(ChildTime),
  restrictChild: oc
    .route({
      method: 'POST',
      path,
      operationId: 'restrictChildTime',
      summary: 'Set a child’s time rules, or add minutes to her day',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(RestrictChildInput)
    .output(ChildTime),
  liftChildTime: oc
    .route({ method: 'DELETE', path, operationId: 'liftChildTime', summary: 'Remove a child’s time rules' })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(MemberId)
    .output(ChildTime),
  answerTime: oc
    .route({
      method: 'POST',
      path: '/users/current/family/members/{id}/time-requests/{requestId}',
      operationId: 'answerTimeRequest',
      summary: 'Answer a child who asks for more time; the first answer counts',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(AnswerTimeInput)
    .output(ChildTime),
  timeAsking: oc
    .route({
      method: 'GET',
      path: asked,
      operationId: 'getTimeRequest',
      summary: 'Get what the caller has asked for today',
    })
    .output(TimeAsking),
  askForTime: oc
    .route({
      method: 'POST',
      path: asked,
      operationId: 'askForTime',
      summary: 'Ask a parent for more time today',
    })
    .input(AskForTimeInput)
    .output(TimeAsking),
  giveTimeHere: oc
    .route({
      method: 'POST',
      path: '/users/current/time-restriction/extra',
      operationId: 'addTimeWithGuardian',
      summary: 'Add minutes to the caller’s day with the PIN or the password of a guardian',
    })
    .meta(refuses({ forbidden: ['proof_required'] }))
    .input(GiveTimeHereInput)
    .output(TimeRestriction),
};
