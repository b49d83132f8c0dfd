import type { QueryClient } from '@tanstack/react-query';
import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';
import type { PagePart } from '#page/page-parts.tsx';
import { classNewsPlace, classPlace } from '#features/classes/offered/page-places.ts';
import type { UserView } from '#features/people/contract.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';

/** Someone in no class loads nothing of what teachers set. */
function isInClass(queries: QueryClient): boolean {
  return findLearner(queries.getQueryData<UserView | null>(viewerKey) ?? null)?.classId != null;
}

/**
 * On a class's card, the way in; at home, what a student's teachers have set her; on a class's own page what its teachers say and
 * set, and its goal.
 */
const teachingParts: PagePart[] = [
  { on: 'educators', place: classPlace, module: 'teaching/grid/web/open-grid-part.tsx' },
  ...['home', 'dashboard'].map((on): PagePart => ({
    on,
    place: homePanels,
    module: 'teaching/assignments/web/own-assignments-part.tsx',
    isFor: isInClass,
  })),
  { on: 'ownClass', place: classNewsPlace, module: 'teaching/announcements/web/class-news-part.tsx' },
  { on: 'ownClass', place: classNewsPlace, module: 'teaching/assignments/web/class-tasks-part.tsx' },
  { on: 'ownClass', place: classNewsPlace, module: 'teaching/goal/web/class-goal-part.tsx' },
];

export const teachingPages: FeaturePages = {
  name: 'teaching',
  routes: [],
  parts: teachingParts,
};
