import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { personName } from '#features/people/contract.ts';
import { dedicationKinds, longestWords, spans } from '../policy.ts';

/** A day of the civil calendar, as `2026-12-20`; the Hebrew day is the one of its daytime. */
const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const Course = z.string().check(z.maxLength(100));

/** Which days are Yom Tov: one in Israel where there are two elsewhere. */
export const calendars = ['israel', 'diaspora'] as const;

/** A day, a week, a month, or a course’s year, in words of the caller’s language: the civil dates, and the Hebrew ones. */
const Dates = { first: z.string(), last: z.string(), civil: z.string(), hebrew: z.string() };

const Choice = z.object({ ...Dates, isFree: z.boolean() });

const CalendarDay = z.object({
  date: z.string(),
  /** Of the Hebrew month, in letters in Hebrew. */
  hebrewDay: z.string(),
  civilDay: z.string(),
  /** All of it, to be read aloud. */
  label: z.string(),
  holyDay: z.nullable(z.enum(['shabbat', 'yom_tov'])),
  /** `out` of reach: over, or too far away. */
  state: z.enum(['free', 'taken', 'out']),
});

/** A Hebrew month, what can be had in it, and what is chosen. Amounts are in minor units. */
export const SponsorshipCalendar = z.object({
  currency: z.enum(currencyCodes),
  prices: z.array(z.object({ span: z.enum(spans), amount: z.int() })),
  calendar: z.enum(calendars),
  month: z.object({ ...Dates, before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  /** How many days of the week are before its first. */
  startsAt: z.int(),
  days: z.array(CalendarDay),
  /** That can be dedicated whole, the next one first. */
  months: z.array(Choice),
  courses: z.array(z.object({ id: z.string(), title: z.string(), ...Dates, isFree: z.boolean() })),
  /**
   * What `on` stands for; `nearest` is free. `held` is what the caller has chosen for it and not paid yet. `beside`: what else is dedicated in that
   * time, each shown beside the others. It would be repeated at `nextYear`, and in memory of someone at `nextYahrzeit`.
   */
  chosen: z.nullable(
    z.extend(Choice, {
      held: z.nullable(
        z.object({
          until: z.string(),
          kind: z.enum(dedicationKinds),
          words: z.string(),
          repeats: z.boolean(),
        }),
      ),
      beside: z.array(z.enum(spans)),
      nearest: z.nullable(z.object(Dates)),
      nextYear: z.object(Dates),
      nextYahrzeit: z.object(Dates),
    }),
  ),
});
export type SponsorshipCalendar = z.infer<typeof SponsorshipCalendar>;

export const CalendarAsked = z.object({
  span: z.enum(spans),
  /** Any day of the month to show. */
  month: z.optional(Day),
  on: z.optional(Day),
  courseId: z.optional(Course),
  calendar: z.optional(z.enum(calendars)),
  currency: z.optional(z.enum(currencyCodes)),
});
export type CalendarAsked = z.infer<typeof CalendarAsked>;

export const BookInput = z.object({
  /** The same key is the same sponsorship, which can be changed until it is paid. */
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  span: z.enum(spans),
  on: Day,
  courseId: z.optional(Course),
  kind: z.enum(dedicationKinds, 'sponsorships.field.kind'),
  words: personName(longestWords).check(z.minLength(1, 'sponsorships.field.words')),
  repeats: z.boolean(),
});
export type BookInput = z.infer<typeof BookInput>;

export const bookingContract = {
  calendar: oc
    .route({
      method: 'GET',
      path: '/sponsorships/calendar',
      operationId: 'getSponsorshipCalendar',
      summary: 'Get what can be dedicated in a Hebrew month, and what it costs',
    })
    .input(CalendarAsked)
    .output(SponsorshipCalendar),
  book: oc
    .route({
      method: 'POST',
      path: '/sponsorships',
      operationId: 'bookSponsorship',
      summary:
        'Hold a day, a week, a month or a course for half an hour, to be paid as a donation for `target`',
    })
    .meta(refuses({ conflict: ['taken', 'out_of_reach', 'key_used', 'minor'] }))
    .input(BookInput)
    .output(z.object({ id: z.string(), target: z.string(), heldUntil: z.string() })),
};
