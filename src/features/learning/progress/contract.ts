import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Award } from '#features/rewards/contract.ts';
import { closedItem, ItemId } from '../catalogue/contract.ts';

/** Spans and `position` in seconds of the film; sent every 10 s of play and on leaving the page (decisions: API shapes). */
export const ProgressReport = z.object({
  itemId: ItemId,
  position: z.number().check(z.gte(0), z.lte(86_400)),
  watched: z
    .array(z.tuple([z.number().check(z.gte(0), z.lte(86_400)), z.number().check(z.gte(0), z.lte(86_400))]))
    .check(z.maxLength(100)),
});
export type ProgressReport = z.infer<typeof ProgressReport>;

/** `completed` says that enough was watched to claim the item, or that it is already claimed. */
export const ProgressAnswer = z.object({
  position: z.number(),
  watchedSeconds: z.number(),
  completed: z.boolean(),
});
export type ProgressAnswer = z.infer<typeof ProgressAnswer>;

export const CourseProgress = z.object({
  courseId: z.string(),
  progress: z.int(),
  mostRecentItemId: z.nullable(z.string()),
  /** Set once the whole course is completed, including what classic mode leaves out: then there is a certificate. */
  completedAt: z.optional(z.string()),
});
export type CourseProgress = z.infer<typeof CourseProgress>;

/** Ids of the items that the caller has completed, and of the VidQuiz questions she has answered. */
export const CompletedContent = z.object({
  items: z.array(z.string()),
  videoQuizQuestions: z.array(z.string()),
});
export type CompletedContent = z.infer<typeof CompletedContent>;

export const CompleteItemInput = z.object({
  id: ItemId,
  mark: z.optional(z.string().check(z.maxLength(1000))),
});
export type CompleteItemInput = z.infer<typeof CompleteItemInput>;

/** All completed items, and what this one earned; a repeated claim earns nothing. */
export const CompletionAnswer = z.object({ items: z.array(z.string()), awarded: Award });
export type CompletionAnswer = z.infer<typeof CompletionAnswer>;

export const progressContract = {
  reportProgress: oc
    .route({
      method: 'POST',
      path: '/users/current/progress',
      operationId: 'reportProgress',
      summary: 'Report seconds watched since the last report',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(ProgressReport)
    .output(ProgressAnswer),
  coursesProgress: oc
    .route({
      method: 'GET',
      path: '/users/current/courses/progress',
      operationId: 'listCourseProgress',
      summary: 'Get the caller’s progress in every course she has started',
    })
    .output(z.array(CourseProgress)),
  completedContent: oc
    .route({
      method: 'GET',
      path: '/users/current/completed-content',
      operationId: 'getCompletedContent',
      summary: 'List completed items and VidQuiz questions',
    })
    .output(CompletedContent),
  completeItem: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-content/{id}',
      operationId: 'completeItem',
      summary: 'Claim an item as completed',
    })
    .meta(
      refuses({
        forbidden: closedItem,
        notFound: true,
        conflict: ['not_finished', 'not_read', 'not_watched'],
      }),
    )
    .input(CompleteItemInput)
    .output(CompletionAnswer),
};
