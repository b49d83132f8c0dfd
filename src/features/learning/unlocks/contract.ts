import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Slug } from '../courses/contract.ts';

/** The courses open to the caller whatever her plan, and how many more she may unlock by choice. */
export const Unlocks = z.object({ courseIds: z.array(z.string()), unlocksLeft: z.int() });
export type Unlocks = z.infer<typeof Unlocks>;

export const unlocksContract = {
  unlockedCourses: oc
    .route({
      method: 'GET',
      path: '/users/current/subscribed-courses',
      summary: 'List the courses the caller has unlocked',
    })
    .output(Unlocks),
  unlockCourse: oc
    .route({ method: 'POST', path: '/users/current/subscribed-courses/{id}', summary: 'Unlock a course' })
    .input(z.object({ id: Slug }))
    .output(Unlocks),
  giveBackCourse: oc
    .route({
      method: 'DELETE',
      path: '/users/current/subscribed-courses/{id}',
      summary: 'Give back an unlocked course',
    })
    .input(z.object({ id: Slug }))
    .output(Unlocks),
};
