import * as z from 'zod';
import { slugs, Slug, text, things } from '#platform/content/text-schemas.ts';
import { monthIds } from '../calendar/month-ids.ts';

const Plan = z.strictObject({
  id: Slug,
  month: z.enum(monthIds),
  band: Slug.optional(),
  /** The whole lesson. */
  minutes: z.int().min(10).max(120),
  items: slugs(1, 4),
  materials: slugs(0, 8),
});
export type Plan = z.infer<typeof Plan>;

/** The grid: one plan for each band and month. `civilMonth` is the matching month of the school year. */
const Grades = z.strictObject({
  kind: z.literal('grades'),
  order: z.int(),
  bands: slugs(1, 6),
  months: things(z.strictObject({ id: z.enum(monthIds), civilMonth: z.int().min(1).max(12) }), 1, 13),
  plans: things(Plan, 1, 80),
});

/** The Hebrew year: one plan for each month, including both Adars of a leap year. */
const Calendar = z.strictObject({
  kind: z.literal('calendar'),
  order: z.int(),
  plans: things(Plan, 1, 13),
});

/** `content/curriculum/<slug>.yaml` */
export const CurriculumFile = z.discriminatedUnion('kind', [Grades, Calendar]);
export type CurriculumFile = z.infer<typeof CurriculumFile>;

const PlanText = z.strictObject({
  theme: text(60),
  goal: text(240),
  opening: text(400),
  activity: text(400),
  closing: text(300),
});

/** `content/curriculum/<lang>/<slug>.yaml` */
export const CurriculumTextFile = z.strictObject({
  title: text(60),
  description: text(400),
  bands: z.record(Slug, text(40)).optional(),
  materials: z.record(Slug, text(60)),
  plans: z.record(Slug, PlanText),
});
export type CurriculumTextFile = z.infer<typeof CurriculumTextFile>;
