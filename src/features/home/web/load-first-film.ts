import type { PageArgs } from '#page/page-route.ts';
import { courseListQuery, courseQuery } from '#features/learning/offered/learning-queries.ts';
import { findDemoCourse } from './demo-course.ts';

/** The course whose first film a visitor may watch. */
export async function loadFirstFilm({ page }: Pick<PageArgs, 'page'>): Promise<void> {
  const first = findDemoCourse(await page.queries.ensureQueryData(courseListQuery(page)));
  if (first) await page.queries.ensureQueryData(courseQuery(page, first.slug));
}
