import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ChildTime } from '../child-time/contract.ts';
import { memberColors } from '../policy.ts';

/** What she learns now: the course she was in last, and the whole percent of it that is done. */
const Learning = z.object({ slug: z.string(), title: z.string(), progress: z.int() });
/** A class of hers; `pending` while it waits for a seat or for her guardian. */
const ClassOfChild = z.object({ name: z.string(), pending: z.boolean() });

/**
 * A child as her parent sees her at a glance. `isMember`: of the family, so that her parent decides about her time; others have
 * signed up themselves and named the caller as their guardian. `isApproved`: the guardian's consent stands.
 */
export const FamilyChild = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  color: z.nullable(z.enum(memberColors)),
  isMember: z.boolean(),
  isApproved: z.boolean(),
  classicMode: z.boolean(),
  time: z.nullable(ChildTime),
  learning: z.nullable(Learning),
  points: z.int(),
  streak: z.int(),
  worksWaiting: z.int(),
  ordersWaiting: z.int(),
  classes: z.array(ClassOfChild),
});
export type FamilyChild = z.infer<typeof FamilyChild>;

export const FamilyOverview = z.object({
  children: z.array(FamilyChild),
  seats: z.int(),
  seatsTaken: z.int(),
});
export type FamilyOverview = z.infer<typeof FamilyOverview>;

export const overviewContract = {
  overview: oc
    .route({
      method: 'GET',
      path: '/users/current/family/overview',
      operationId: 'getFamilyOverview',
      summary: 'Get how the caller’s children are doing and what waits for her',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(FamilyOverview),
};
