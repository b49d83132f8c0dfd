import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { accessLevels, closedItem, ItemId, Lang, lockReasons } from '../catalogue/contract.ts';
import { planDues } from './policy.ts';

/** A day as `2026-12-31`, and a few words about how; `note` may be empty. An empty day has its own refusal. */
export const PlanInput = z.object({
  id: ItemId,
  plannedFor: z.union([z.iso.date(), z.literal('')]),
  note: z.string().check(z.trim(), z.maxLength(1000)),
});
export type PlanInput = z.infer<typeof PlanInput>;

/** `due` says whether to remind of it now: its day is here, is the next after today that is not holy, or has just passed. */
export const Plan = z.object({
  plannedFor: z.string(),
  note: z.string(),
  due: z.optional(z.enum(planDues)),
});
export type Plan = z.infer<typeof Plan>;

/** What a challenge or a deed asks for; `plan` is the caller's own. */
export const TaskView = z.object({
  id: z.string(),
  why: z.string(),
  source: z.optional(z.string()),
  needs: z.array(z.string()),
  steps: z.array(z.string()),
  tip: z.string(),
  show: z.string(),
  plan: z.optional(Plan),
});
export type TaskView = z.infer<typeof TaskView>;

/** A challenge or a deed in the list of all; `mayWatch` and `reason` are the policy's answer for the caller. */
export const TaskSummary = z.object({
  id: z.string(),
  type: z.enum(['challenge', 'rwi']),
  title: z.string(),
  summary: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  /** Its own picture, or else its course's cover. */
  picture: z.string(),
  access: z.enum(accessLevels),
  mayWatch: z.boolean(),
  reason: z.optional(z.enum(lockReasons)),
  href: z.string(),
});
export type TaskSummary = z.infer<typeof TaskSummary>;

/** What a user plans to do next, in the caller's language. */
export const PlannedItem = z.object({
  itemId: z.string(),
  itemSlug: z.string(),
  courseSlug: z.string(),
  title: z.string(),
  plannedFor: z.string(),
  note: z.string(),
  due: z.optional(z.enum(planDues)),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

export const tasksContract = {
  tasks: oc
    .route({
      method: 'GET',
      path: '/content/tasks',
      operationId: 'listTasks',
      summary: 'List all challenges and real-world deeds by course',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(TaskSummary)),
  task: oc
    .route({
      method: 'GET',
      path: '/content/tasks/{id}',
      operationId: 'getTask',
      summary: 'Get a challenge or a real-world deed',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(TaskView),
  plans: oc
    .route({
      method: 'GET',
      path: '/users/current/plans',
      operationId: 'listPlans',
      summary: 'List the caller’s plans, soonest first',
    })
    .output(z.array(PlannedItem)),
  savePlan: oc
    .route({
      method: 'PUT',
      path: '/users/current/plans/{id}',
      operationId: 'savePlan',
      summary: 'Plan a challenge or a real-world deed',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(PlanInput)
    .output(Plan),
  dropPlan: oc
    .route({
      method: 'DELETE',
      path: '/users/current/plans/{id}',
      operationId: 'dropPlan',
      summary: 'Delete a plan',
    })
    .input(z.object({ id: ItemId }))
    .output(z.void()),
};
