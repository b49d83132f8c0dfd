import { redirect } from 'react-router';
import type { PageArgs, PageRoute } from '../../page/page-route.ts';
import { href } from '../../urls.ts';
import { guardianQuery } from '../accounts/web/offered/guardian-query.ts';
import { defaultPage } from '../accounts/web/offered/default-page.ts';
import { viewerQuery } from '../accounts/web/offered/viewer-query.ts';
import { loadClasses } from '../classes/web/offered/load-classes.ts';
import { listBegunCourses } from '../learning/web/offered/courses-in-progress.ts';
import {
  categoriesQuery,
  completedQuery,
  courseListQuery,
  courseQuery,
  openFilmsQuery,
  coursesProgressQuery,
} from '../learning/web/offered/learning-queries.ts';
import { dashboardQuery } from '../rewards/web/offered/dashboard-query.ts';
import { rewardsQuery } from '../rewards/web/offered/rewards-query.ts';
import { begunAtMost } from './web/begun-at-most.ts';
import { findDemoCourse } from './web/demo-course.ts';

export const homeRoutes: PageRoute[] = [
  {
    id: 'home',
    addresses: ['start', 'home'],
    module: 'home/web/home-page.tsx',
    async load({ page }) {
      const [viewer, courses] = await Promise.all([
        page.queries.ensureQueryData(viewerQuery(page.api)),
        page.queries.ensureQueryData(courseListQuery(page)),
        page.queries.ensureQueryData(categoriesQuery(page)),
      ]);
      const begun = viewer ? await loadBegunCourses(page) : [];
      // Who has nothing to go on with is shown the first film.
      const first = begun.length > 0 ? undefined : findDemoCourse(courses);
      const needed = [...begun, ...(first ? [first] : [])];
      await Promise.all(needed.map(({ slug }) => page.queries.ensureQueryData(courseQuery(page, slug))));
    },
  },
  {
    id: 'dashboard',
    addresses: ['dashboard'],
    module: 'home/web/dashboard/dashboard-page.tsx',
    access: 'member',
    async load({ page }) {
      const [viewer, courses] = await Promise.all([
        page.queries.ensureQueryData(viewerQuery(page.api)),
        page.queries.ensureQueryData(courseListQuery(page)),
      ]);
      const [begun] = await Promise.all([
        loadBegunCourses(page),
        viewer?.classicMode ? undefined : page.queries.query(dashboardQuery(page)),
      ]);
      const first = begun.length > 0 ? undefined : findDemoCourse(courses);
      const needed = [...begun, ...(first ? [first] : [])];
      await Promise.all(needed.map(({ slug }) => page.queries.ensureQueryData(courseQuery(page, slug))));
    },
    act: async (args) => (await import('../rewards/web/offered/act-on-rewards.ts')).actOnRewards(args),
  },
  {
    id: 'signupSuccess',
    addresses: ['signupSuccess'],
    module: 'home/web/signup-success-page.tsx',
    access: 'member',
    header: 'minimal',
    load: loadFirstFilm,
  },
  {
    id: 'parents',
    addresses: ['parents'],
    module: 'home/web/landing/parents-page.tsx',
    openTo: ['waiting'],
    load: loadFirstFilm,
  },
  {
    id: 'educators',
    addresses: ['educators'],
    module: 'home/web/landing/educators-page.tsx',
    openTo: ['waiting'],
    async load(args) {
      const viewer = await args.page.queries.ensureQueryData(viewerQuery(args.page.api));
      await Promise.all([loadFirstFilm(args), viewer?.role === 'educator' ? loadClasses(args) : undefined]);
    },
    act: async (args) => (await import('../classes/web/offered/act-on-classes.ts')).actOnClasses(args),
  },
  {
    id: 'joinPending',
    addresses: ['joinPending'],
    module: 'home/web/pending/pending-page.tsx',
    access: 'member',
    openTo: ['waiting', 'unnamed'],
    async load({ page }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      if (!viewer?.awaitsGuardian) return redirect(viewer ? defaultPage(viewer) : href('home'));
      await Promise.all([
        page.queries.ensureQueryData(guardianQuery(page.api)),
        page.queries.ensureQueryData(openFilmsQuery(page)),
      ]);
      return undefined;
    },
    act: async (args) =>
      (await import('../accounts/web/offered/ask-guardian-in-form.ts')).askGuardianInForm(args),
  },
];

async function loadFirstFilm({ page }: PageArgs): Promise<void> {
  const first = findDemoCourse(await page.queries.ensureQueryData(courseListQuery(page)));
  if (first) await page.queries.ensureQueryData(courseQuery(page, first.slug));
}

async function loadBegunCourses(page: PageArgs['page']) {
  const [courses, progress, completed] = await Promise.all([
    page.queries.ensureQueryData(courseListQuery(page)),
    page.queries.ensureQueryData(coursesProgressQuery(page)),
    page.queries.ensureQueryData(completedQuery(page)),
    page.queries.ensureQueryData(rewardsQuery(page)),
  ]);
  return listBegunCourses(courses, progress, completed.items, begunAtMost).map(({ course }) => course);
}
