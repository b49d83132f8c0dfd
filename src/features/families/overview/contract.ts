import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ConsentState } from '#features/guardians/contract.ts';
import { ChildTime } from '../child-time/contract.ts';
import { memberColors } from '../policy.ts';

/** What she learns now: the course she was in last, and the whole percent of it that is done. */
const Learning = z.object({ slug: z.string(), title: z.string(), progress: z.int() });

/**
 * A class of hers. What she waits for before she is in it: the consent to her account, her guardian's yes to this class, or a seat;
 * null once she is.
 */
export const ClassOfChild = z.object({
  id: z.string(),
  name: z.string(),
  teacher: z.string(),
  waitsFor: z.nullable(z.enum(['account', 'guardian', 'seats'])),
});
export type ClassOfChild = z.infer<typeof ClassOfChild>;

/**
 * A child as her parent sees her at a glance. `isMember`: of the family, so that her parent decides about her time; others have
 * signed up themselves and named the caller as their guardian. Without consent nothing is shown of what she does;
 * `eraseAt` is when everything is erased if it is not given.
 */
export const FamilyChild = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  color: z.nullable(z.enum(memberColors)),
  isMember: z.boolean(),
  consent: ConsentState,
  eraseAt: z.nullable(z.string()),
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

/** A member who was removed; until `eraseAt` she can be kept. */
export const RemovedChild = z.object({
  ...z.pick(FamilyChild, { id: true, firstName: true, avatarObj: true, color: true }).shape,
  eraseAt: z.string(),
});
export type RemovedChild = z.infer<typeof RemovedChild>;

export const FamilyOverview = z.object({
  children: z.array(FamilyChild),
  removed: z.array(RemovedChild),
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
