import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Lang } from '../catalogue/contract.ts';
import { QuestionView } from '../quizzes/contract.ts';

/** The film of the day: one not yet seen, or the one seen longest ago. `isSeen`: she has watched it today. */
export const TodaysStory = z.object({
  courseSlug: z.string(),
  courseTitle: z.string(),
  itemId: z.string(),
  itemSlug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  poster: z.string(),
  isSeen: z.boolean(),
});
export type TodaysStory = z.infer<typeof TodaysStory>;

/** `rests`: it is Shabbat or Yom Tov where the caller is, and nothing is offered. */
export const TodayView = z.object({ rests: z.boolean(), story: z.optional(TodaysStory) });
export type TodayView = z.infer<typeof TodayView>;

export const todayContract = {
  today: oc
    .route({
      method: 'GET',
      path: '/users/current/today',
      operationId: 'getToday',
      summary: 'Get the story of the day',
    })
    .input(z.object({ lang: Lang }))
    .output(TodayView),
  todaysQuestions: oc
    .route({
      method: 'GET',
      path: '/users/current/today/questions',
      operationId: 'getTodaysQuestions',
      summary: 'Get up to three review questions, the same all day; answering them again earns nothing',
    })
    .input(z.object({ lang: Lang }))
    .output(z.object({ questions: z.array(QuestionView) })),
};
