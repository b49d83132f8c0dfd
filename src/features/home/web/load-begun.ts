import type { PageArgs } from '#page/page-route.ts';
import { listBegunCourses } from '#features/learning/offered/courses-in-progress.ts';
import {
  completedQuery,
  courseListQuery,
  courseQuery,
  coursesProgressQuery,
  openFilmsQuery,
} from '#features/learning/offered/learning-queries.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { mostInProgress } from './most-courses.ts';

/** The courses to continue; for anyone who has none, the films to begin with. */
export async function loadBegun(page: PageArgs['page']): Promise<void> {
  const [courses, progress, completed] = await Promise.all([
    page.queries.ensureQueryData(courseListQuery(page)),
    page.queries.ensureQueryData(coursesProgressQuery(page)),
    page.queries.ensureQueryData(completedQuery(page)),
    page.queries.ensureQueryData(rewardsQuery(page)),
  ]);
  const begun = listBegunCourses(courses, progress, completed.items, mostInProgress);
  if (begun.length === 0) await page.queries.ensureQueryData(openFilmsQuery(page));
  await Promise.all(begun.map(({ course }) => page.queries.ensureQueryData(courseQuery(page, course.slug))));
}
