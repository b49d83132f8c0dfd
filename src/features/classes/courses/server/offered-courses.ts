import { defineQuestion } from '#platform/composition/feature-hooks.ts';

/** Which of these courses a class may learn: those that the catalog offers to everyone. */
export const offeredCourses = defineQuestion<{ courseIds: readonly string[] }, string[]>(
  'classes.offeredCourses',
);
