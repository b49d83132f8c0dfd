import type { CourseSummary } from '../../learning/contract.ts';

/** The demo course that is featured most: its films are open to everyone. */
export function findDemoCourse(courses: readonly CourseSummary[]): CourseSummary | undefined {
  return courses
    .filter(({ demo, archived }) => demo && !archived)
    .toSorted((a, b) => b.featuredLevel - a.featuredLevel)[0];
}
