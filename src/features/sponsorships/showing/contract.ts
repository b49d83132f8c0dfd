import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { dedicationKinds, spans } from '../policy.ts';

/** To whom something is dedicated. Of a course, its id. */
const DedicationView = z.object({
  span: z.enum(spans),
  courseId: z.nullable(z.string()),
  kind: z.enum(dedicationKinds),
  words: z.string(),
});
export type DedicationView = z.infer<typeof DedicationView>;

/** The Hebrew day of a place, named by its daytime, and whom it, its week and its month are dedicated to. */
export const DayView = z.object({
  date: z.string(),
  /** In the caller’s language, such as `10 Tevet 5787`. */
  hebrew: z.string(),
  /** When night falls and the next day begins; null for a day that was asked for. */
  endsAt: z.nullable(z.string()),
  dedications: z.array(DedicationView),
});
export type DayView = z.infer<typeof DayView>;

export const showingContract = {
  today: oc
    .route({
      method: 'GET',
      path: '/sponsorships/today',
      operationId: 'getTodaysDedications',
      summary: 'Get whom a Hebrew day is dedicated to, by default the one of now at the caller’s place',
    })
    .input(z.object({ on: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))) }))
    .output(DayView),
  ofCourse: oc
    .route({
      method: 'GET',
      path: '/sponsorships/courses/{courseId}',
      operationId: 'getDedicationsOfCourse',
      summary: 'Get whom a course is dedicated to now',
    })
    .input(z.object({ courseId: z.string().check(z.maxLength(100)) }))
    .output(z.object({ dedications: z.array(DedicationView) })),
};
