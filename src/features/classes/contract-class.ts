import * as z from 'zod/mini';
import { line } from '#features/people/contract.ts';

export const ClassName = line(60).check(z.minLength(1, 'classes.field.name'));

/**
 * `code` is shown as `XXXX-XXXX`; while `paused`, nobody can join with it. Waiting students are counted separately. What only
 * its owner may change is not for a co-teacher (`role`); an `archived` class is read-only.
 */
export const ClassView = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  paused: z.boolean(),
  archived: z.boolean(),
  role: z.enum(['owner', 'co']),
  /** In the order in which they were chosen. */
  courseIds: z.array(z.string()),
  studentCount: z.int(),
  pendingCount: z.int(),
  /** Invited by mail and not yet joined. */
  invitedCount: z.int(),
  /** Students with a request that their teacher decides. */
  requestCount: z.int(),
  /** The students who sign in with a card. */
  cardCount: z.int(),
  /** Those of them who are in no other class of its owner: their accounts are erased 30 days after they leave it. */
  endingCount: z.int(),
  created: z.string(),
});
export type ClassView = z.infer<typeof ClassView>;
