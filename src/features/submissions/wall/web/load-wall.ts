import type { PageArgs } from '#page/page-route.ts';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { impactQuery } from '#features/submissions/offered/impact-query.ts';
import { readWallChoice, wallQuery, workQuery } from './wall-queries.ts';

/** What `/submissions` shows. */
export async function loadWall({ page, url }: PageArgs): Promise<void> {
  await Promise.all([
    page.queries.query(wallQuery(page, readWallChoice(url.searchParams))),
    page.queries.ensureQueryData(courseListQuery(page)),
    page.queries.ensureQueryData(impactQuery(page)),
  ]);
}

/**
 * What the page of a work shows: the work, and those around it. What is known already is shown at once; if it is old, the page
 * loads it again meanwhile.
 */
export async function loadWork({ page, params, url }: PageArgs): Promise<void> {
  const { next: _, ...choice } = readWallChoice(url.searchParams);
  await Promise.all([
    page.queries.ensureQueryData(workQuery(page, params['submissionId'] ?? '')),
    page.queries.ensureQueryData(wallQuery(page, choice)),
  ]);
}
