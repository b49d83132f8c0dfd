import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Slug } from '../catalogue/contract.ts';

/** The courses open to the caller whatever her plan, and how many more she may unlock by choice. */
export const Unlocks = z.object({ courseIds: z.array(z.string()), unlocksLeft: z.int() });
export type Unlocks = z.infer<typeof Unlocks>;

export const unlocksContract = {
  unlockedCourses: oc
    .route({
      method: 'GET',
      path: '/users/current/subscribed-courses',
      operationId: 'listUnlockedCourses',
      summary: 'List the courses the caller has unlocked',
    })
    .output(Unlocks),
  unlockCourse: oc
    .route({
      method: 'POST',
      path: '/users/current/subscribed-courses/{id}',
      operationId: 'unlockCourse',
      summary: 'Unlock a course',
    })
    .meta(
      refuses({
        forbidden: ['restricted_free'],
        notFound: true,
        conflict: ['no_unlock_left', 'nothing_to_unlock'],
      }),
    )
    .input(z.object({ id: Slug }))
    .output(Unlocks),
  giveBackCourse: oc
    .route({
      method: 'DELETE',
      path: '/users/current/subscribed-courses/{id}',
      operationId: 'giveBackCourse',
      summary: 'Give back an unlocked course',
    })
    .input(z.object({ id: Slug }))
    .output(Unlocks),
};
