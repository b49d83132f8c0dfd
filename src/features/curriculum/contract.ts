import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { ItemView } from '../learning/contract.ts';
import { years } from './policy.ts';

/** `grades` is a grid of age groups by school months; `calendar` follows the Hebrew months of a year. */
export const curriculumKinds = ['grades', 'calendar'] as const;
export type CurriculumKind = (typeof curriculumKinds)[number];

/** Yom Tov; a day that is marked but on which work is done; a fast; the beginning of a month. */
export const dayKinds = ['yom-tov', 'special', 'fast', 'rosh-chodesh'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Without one, the language of the request. */
const Lang = z.optional(z.enum(localeCodes));
const Slug = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9-]+$/));
/** A day as `2026-09-12`. */
const CivilDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const CurriculumSummary = z.object({
  slug: z.string(),
  kind: z.enum(curriculumKinds),
  title: z.string(),
  description: z.string(),
  planCount: z.int(),
});
export type CurriculumSummary = z.infer<typeof CurriculumSummary>;

/** One of our items as a lesson plan shows it, with the policy's answer for the caller. */
export const LessonView = z.object({
  courseSlug: z.string(),
  courseTitle: z.string(),
  courseImage: z.string(),
  item: ItemView,
});
export type LessonView = z.infer<typeof LessonView>;

/** `minutes` is the whole lesson. */
export const PlanSummary = z.object({
  id: z.string(),
  monthId: z.string(),
  bandId: z.optional(z.string()),
  theme: z.string(),
  goal: z.string(),
  minutes: z.int(),
  lessons: z.array(LessonView),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

/**
 * `from` and `to` are the civil days in whose daytime it falls. Anything that does not begin at dawn begins at sunset
 * on `eve`. `hebrewDate` is formatted for display.
 */
export const HolidayView = z.object({
  id: z.string(),
  kind: z.enum(dayKinds),
  name: z.string(),
  hebrewDate: z.string(),
  from: CivilDate,
  to: CivilDate,
  eve: z.optional(CivilDate),
});
export type HolidayView = z.infer<typeof HolidayView>;

/** A Shabbat (or Simchat Torah) and its reading: a `parsha`, or the reading of a `holiday`. */
export const ReadingView = z.object({
  date: CivilDate,
  hebrewDate: z.string(),
  parsha: z.optional(z.string()),
  holiday: z.optional(z.string()),
});
export type ReadingView = z.infer<typeof ReadingView>;

/** `civilMonth` (1–12) is the school-year month beside it; `days` is a month of a real year. */
export const MonthView = z.object({
  id: z.string(),
  name: z.string(),
  civilMonth: z.optional(z.int()),
  days: z.optional(
    z.object({
      from: CivilDate,
      to: CivilDate,
      holidays: z.array(HolidayView),
      readings: z.array(ReadingView),
    }),
  ),
  plans: z.array(PlanSummary),
});
export type MonthView = z.infer<typeof MonthView>;

const Band = z.object({ id: z.string(), name: z.string() });

/**
 * `year` is set for a calendar: the years before and after it, and whether its days are Israel's. `monthNow` is the
 * current month, if it is among those shown.
 */
export const CurriculumView = z.object({
  slug: z.string(),
  kind: z.enum(curriculumKinds),
  title: z.string(),
  description: z.string(),
  bands: z.array(Band),
  year: z.optional(
    z.object({
      number: z.int(),
      name: z.string(),
      isLeap: z.boolean(),
      inIsrael: z.boolean(),
      previous: z.optional(z.int()),
      next: z.optional(z.int()),
    }),
  ),
  monthNow: z.optional(z.string()),
  months: z.array(MonthView),
});
export type CurriculumView = z.infer<typeof CurriculumView>;

const PlanLink = z.object({ id: z.string(), theme: z.string(), monthName: z.string() });

/** A whole lesson plan. Its neighbors are the plans of the previous and next month for the same age group. */
export const PlanView = z.extend(PlanSummary, {
  curriculum: z.object({ slug: z.string(), kind: z.enum(curriculumKinds), title: z.string() }),
  monthName: z.string(),
  bandName: z.optional(z.string()),
  opening: z.string(),
  activity: z.string(),
  closing: z.string(),
  materials: z.array(z.string()),
  previous: z.optional(PlanLink),
  next: z.optional(PlanLink),
});
export type PlanView = z.infer<typeof PlanView>;

/** Years arrive as text in URLs. */
const Year = z.pipe(z.coerce.number(), z.int().check(z.gte(years.first), z.lte(years.last)));

export const curriculumContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/content/curricula',
      operationId: 'listCurricula',
      summary: 'List all curricula',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(CurriculumSummary)),
  curriculum: oc
    .route({
      method: 'GET',
      path: '/content/curricula/{slug}',
      operationId: 'getCurriculum',
      summary: 'Get a curriculum by month; a calendar follows a Hebrew year, in Israel or the diaspora',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.object({
        slug: Slug,
        lang: Lang,
        year: z.optional(Year),
        in: z.optional(z.enum(['israel', 'diaspora'])),
      }),
    )
    .output(CurriculumView),
  plan: oc
    .route({
      method: 'GET',
      path: '/content/curricula/{slug}/plans/{id}',
      operationId: 'getLessonPlan',
      summary: 'Get a lesson plan',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ slug: Slug, id: Slug, lang: Lang }))
    .output(PlanView),
};

declare module '../../core/api.ts' {
  interface Api {
    curriculum: typeof curriculumContract;
  }
}
