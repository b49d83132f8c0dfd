import type { CourseSummary } from '#features/learning/contract.ts';

/** The most prominently featured demo course: its films are open to everyone. */
export function findDemoCourse(courses: readonly CourseSummary[]): CourseSummary | undefined {
  return courses
    .filter(({ demo, archived }) => demo && !archived)
    .toSorted((a, b) => b.featuredLevel - a.featuredLevel)[0];
}
