import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { ItemId, Lang } from './contract-fields.ts';

/** A day as `2026-12-31`, and in a few words how; `note` may be empty. An empty day is refused in words of its own. */
export const PlanInput = z.object({
  id: ItemId,
  plannedFor: z.union([z.iso.date(), z.literal('')]),
  note: z.string().check(z.trim(), z.maxLength(1000)),
});
export type PlanInput = z.infer<typeof PlanInput>;

const Plan = z.object({ plannedFor: z.string(), note: z.string() });
export type Plan = z.infer<typeof Plan>;

/** What a challenge or a deed asks for; `plan` is the one of who asks. */
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

/** What somebody means to do next, in the language of who asks. */
export const PlannedItem = z.object({
  itemId: z.string(),
  courseSlug: z.string(),
  title: z.string(),
  plannedFor: z.string(),
  note: z.string(),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

export const tasksContract = {
  task: oc
    .route({ method: 'GET', path: '/content/tasks/{id}', summary: 'A challenge or a deed in the real world' })
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(TaskView),
  plans: oc
    .route({ method: 'GET', path: '/users/current/plans', summary: 'What one means to do, soonest first' })
    .output(z.array(PlannedItem)),
  savePlan: oc
    .route({ method: 'PUT', path: '/users/current/plans/{id}', summary: 'Plan a challenge or a deed' })
    .input(PlanInput)
    .output(Plan),
  dropPlan: oc
    .route({ method: 'DELETE', path: '/users/current/plans/{id}', summary: 'Plan it no longer' })
    .input(z.object({ id: ItemId })),
};
