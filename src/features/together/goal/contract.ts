import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { mostStories } from './policy.ts';

/**
 * How many stories a family wants to see together in a week, and how many it has; `stories` is null without a goal, or for
 * anyone who has no family. Only a guardian may choose.
 */
export const GoalView = z.object({
  stories: z.nullable(z.int()),
  done: z.int(),
  mayChoose: z.boolean(),
});
export type GoalView = z.infer<typeof GoalView>;

export const GoalInput = z.object({
  stories: z.nullable(z.int().check(z.gte(1), z.lte(mostStories))),
});
export type GoalInput = z.infer<typeof GoalInput>;

export const goalContract = {
  goal: oc
    .route({
      method: 'GET',
      path: '/users/current/family/goal',
      operationId: 'getFamilyGoal',
      summary:
        'Get how many stories the caller’s family wants to see together this week, and how many it has',
    })
    .output(GoalView),
  chooseGoal: oc
    .route({
      method: 'PUT',
      path: '/users/current/family/goal',
      operationId: 'setFamilyGoal',
      summary: 'Set the number of stories for each week, or none; only a guardian of the family',
    })
    .meta(refuses({ notFound: true }))
    .input(GoalInput)
    .output(GoalView),
};
