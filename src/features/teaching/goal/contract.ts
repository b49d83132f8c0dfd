import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { goalMeasures, goalPeriods, mostTogether } from './policy.ts';

const ChosenClass = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

const fields = {
  measure: z.enum(goalMeasures),
  period: z.enum(goalPeriods),
  amount: z.int('teaching.field.goalAmount').check(z.gte(1, 'teaching.field.goalAmount')),
};

/** How many lessons, or minutes of lessons, a class wants to do together in each week or month. */
export const ClassGoal = z.object(fields);
export type ClassGoal = z.infer<typeof ClassGoal>;

/**
 * The goal of a class, and how far its students are together: a sum, never who did how much. `done` is null for students and
 * guardians of a class so small that the sum would tell.
 */
export const ClassGoalView = z.object({ goal: z.nullable(ClassGoal), done: z.nullable(z.int()) });
export type ClassGoalView = z.infer<typeof ClassGoalView>;

export const ClassGoalInput = z.extend(ChosenClass, fields).check(
  z.refine(({ measure, amount }) => amount <= mostTogether[measure], {
    path: ['amount'],
    error: 'teaching.field.goalTooMuch',
  }),
);
export type ClassGoalInput = z.infer<typeof ClassGoalInput>;

export const classGoalContract = {
  classGoal: oc
    .route({
      method: 'GET',
      path: '/classes/{id}/goal',
      operationId: 'getClassGoal',
      summary: 'Get what a class wants to learn together in this week or month, and how far it is',
    })
    .meta(refuses({ notFound: true }))
    .input(ChosenClass)
    .output(ClassGoalView),
  chooseClassGoal: oc
    .route({
      method: 'PUT',
      path: '/users/current/classes/{id}/goal',
      operationId: 'setClassGoal',
      summary: 'Set the goal of a class',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(ClassGoalInput)
    .output(ClassGoalView),
  removeClassGoal: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/goal',
      operationId: 'removeClassGoal',
      summary: 'Take the goal of a class away',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(ChosenClass)
    .output(ClassGoalView),
};
