import type { PageArgs } from '#page/page-route.ts';
import { tasksQuery } from '#features/learning/offered/learning-queries.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ownWorksQuery } from '#features/submissions/offered/own-works-query.ts';
import { wallQuery } from '#features/submissions/wall/web/wall-queries.ts';
import { findChosenCourse } from './course-choice.ts';

/** What `/challenges` shows. */
export async function loadChallenges({ page, url }: PageArgs): Promise<void> {
  const [viewer, tasks] = await Promise.all([
    page.queries.ensureQueryData(viewerQuery(page.api)),
    page.queries.ensureQueryData(tasksQuery(page)),
  ]);
  await Promise.all([
    page.queries.query(wallQuery(page, { course: findChosenCourse(url.searchParams, tasks) })),
    findLearner(viewer) ? page.queries.query(ownWorksQuery(page)) : undefined,
  ]);
}
