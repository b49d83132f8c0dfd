import type { PageArgs } from '#page/page-route.ts';
import { courseQuery } from '#features/learning/offered/learning-queries.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { loadImpactForm } from '#features/submissions/impact/web/impact-form-query.ts';
import { handInQuery } from './hand-in-queries.ts';

/** What a challenge's or a deed's page needs for handing in; why an item is closed, the page says itself. */
export async function loadHandIn({ page, params }: PageArgs): Promise<void> {
  const { courseSlug = '', itemSlug = '' } = params;
  const [viewer, course] = await Promise.all([
    page.queries.ensureQueryData(viewerQuery(page.api)),
    page.queries.ensureQueryData(courseQuery(page, courseSlug)),
  ]);
  const item = course.chapters.flatMap(({ items }) => items).find(({ slug }) => slug === itemSlug);
  if (!findLearner(viewer) || !item?.mayWatch || !(item.type === 'challenge' || item.type === 'rwi')) return;
  await Promise.all([
    page.queries.query(handInQuery(page, item.id)).catch(() => undefined),
    item.type === 'rwi' ? loadImpactForm(page) : undefined,
  ]);
}
