import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Slug } from './contract-fields.ts';

/** The courses that are open to who asks whatever her plan, and how many more she may open by her own choice. */
export const Unlocks = z.object({ courseIds: z.array(z.string()), unlocksLeft: z.int() });
export type Unlocks = z.infer<typeof Unlocks>;

export const unlocksContract = {
  unlockedCourses: oc
    .route({ method: 'GET', path: '/users/current/subscribed-courses', summary: 'Courses opened one by one' })
    .output(Unlocks),
  unlockCourse: oc
    .route({ method: 'POST', path: '/users/current/subscribed-courses/{id}', summary: 'Open a course' })
    .input(z.object({ id: Slug }))
    .output(Unlocks),
  giveBackCourse: oc
    .route({ method: 'DELETE', path: '/users/current/subscribed-courses/{id}', summary: 'Give one back' })
    .input(z.object({ id: Slug }))
    .output(Unlocks),
};
