import type { PageRoute } from '#page/page-route.ts';
import { sourcesQuery } from '#features/learning/offered/learning-queries.ts';
import { readCalendarChoice } from './web/calendar/calendar-choice.ts';
import { citedIn, curriculaQuery, curriculumQuery, planQuery } from './web/curriculum-queries.ts';

export const curriculumRoutes: PageRoute[] = [
  {
    id: 'curricula',
    addresses: ['curricula'],
    module: 'curriculum/web/curricula-page.tsx',
    openTo: ['waiting'],
    async load({ page }) {
      await page.queries.ensureQueryData(curriculaQuery(page));
    },
  },
  {
    id: 'curriculum',
    addresses: ['curriculum'],
    module: 'curriculum/web/curriculum-page.tsx',
    openTo: ['waiting'],
    async load({ page, params, url }) {
      const choice = readCalendarChoice(url.searchParams);
      await page.queries.ensureQueryData(curriculumQuery(page, params['curriculumSlug'] ?? '', choice));
    },
  },
  {
    id: 'lessonPlan',
    addresses: ['lessonPlan'],
    module: 'curriculum/web/lesson-plan-page.tsx',
    openTo: ['waiting'],
    async load({ page, params }) {
      const { curriculumSlug = '', planId = '' } = params;
      const plan = await page.queries.ensureQueryData(planQuery(page, curriculumSlug, planId));
      await page.queries.ensureQueryData(sourcesQuery(page, citedIn(plan)));
    },
  },
];
