import { redirect } from 'react-router';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageArgs } from '#page/page-route.ts';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { impactQuery } from '#features/submissions/offered/impact-query.ts';
import { readWallChoice, readWorkChoice, wallQuery, workQuery } from './wall-queries.ts';
import { workHref } from './work-href.ts';

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
export async function loadWork({ page, params, url }: PageArgs): Promise<Response | undefined> {
  const choice = readWorkChoice(url.searchParams);
  const submissionId = params['submissionId'] ?? '';
  const wall = page.queries.ensureQueryData(wallQuery(page, choice)).then(
    () => true,
    (error: unknown) => {
      // The wall of someone else's class is not found; the work may be there for everyone.
      if (choice.class !== undefined && findRefusal(error)?.status === 404) return false;
      throw error;
    },
  );
  await page.queries.ensureQueryData(workQuery(page, submissionId));
  return (await wall) ? undefined : redirect(workHref(submissionId));
}
