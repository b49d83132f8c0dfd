import { redirect } from 'react-router';
import type { PageArgs, PageRoute } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { contentBlocksQuery } from '#features/cms/offered/content-blocks-query.ts';
import { guardianQuery } from '#features/guardians/offered/guardian-query.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { loadClasses } from '#features/classes/offered/load-classes.ts';
import { loadMemberships } from '#features/classes/offered/load-memberships.ts';
import { listBegunCourses } from '#features/learning/offered/courses-in-progress.ts';
import {
  categoriesQuery,
  completedQuery,
  courseListQuery,
  courseQuery,
  openFilmsQuery,
  coursesProgressQuery,
  todayQuery,
} from '#features/learning/offered/learning-queries.ts';
import { dashboardQuery } from '#features/rewards/offered/dashboard-query.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { childrenWorksQuery } from '#features/submissions/offered/children-works-query.ts';
import { ownWorksQuery } from '#features/submissions/offered/own-works-query.ts';
import { mostInProgress } from './web/most-courses.ts';
import { findDemoCourse } from './web/demo-course.ts';

export const homeRoutes: PageRoute[] = [
  {
    id: 'home',
    addresses: ['start', 'home'],
    module: 'home/web/home-page.tsx',
    async load({ page }) {
      const [viewer] = await Promise.all([
        page.queries.ensureQueryData(viewerQuery(page.api)),
        page.queries.ensureQueryData(courseListQuery(page)),
        page.queries.ensureQueryData(categoriesQuery(page)),
        loadMemberships(page),
      ]);
      if (!viewer) return loadFirstFilm({ page });
      await Promise.all([loadBegun(page), page.queries.query(todayQuery(page))]);
    },
  },
  {
    id: 'dashboard',
    addresses: ['dashboard'],
    module: 'home/web/dashboard/dashboard-page.tsx',
    access: 'member',
    undisturbed: true,
    async load({ page }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      await Promise.all([
        loadBegun(page),
        loadMemberships(page),
        page.queries.query(childrenWorksQuery(page.api)),
        viewer?.classicMode ? undefined : page.queries.query(dashboardQuery(page)),
        page.queries.query(ownWorksQuery(page)),
      ]);
    },
    async act(args) {
      const { actOnChildren, isChildrenForm } =
        await import('#features/submissions/offered/act-on-children.ts');
      if (isChildrenForm(args)) return actOnChildren(args);
      return (await import('#features/rewards/offered/act-on-rewards.ts')).actOnRewards(args);
    },
  },
  {
    id: 'signupSuccess',
    addresses: ['signupSuccess'],
    module: 'home/web/signup-success-page.tsx',
    access: 'member',
    header: 'minimal',
    async load({ page }) {
      await page.queries.ensureQueryData(openFilmsQuery(page));
    },
  },
  {
    id: 'parents',
    addresses: ['parents'],
    module: 'home/web/landing/parents-page.tsx',
    openTo: ['waiting'],
    async load(args) {
      await Promise.all([loadFirstFilm(args), loadBlocks(args, 'parents')]);
    },
    act: async (args) =>
      (await import('#features/forms/offered/act-on-contact.ts')).actOnContact(args, 'parents'),
  },
  {
    id: 'educators',
    addresses: ['educators'],
    module: 'home/web/landing/educators-page.tsx',
    openTo: ['waiting'],
    async load(args) {
      const viewer = await args.page.queries.ensureQueryData(viewerQuery(args.page.api));
      await Promise.all([
        loadFirstFilm(args),
        loadBlocks(args, 'educators'),
        viewer?.role === 'educator' ? loadClasses(args) : undefined,
      ]);
    },
    async act(args) {
      const { actOnContact, isContactForm } = await import('#features/forms/offered/act-on-contact.ts');
      if (isContactForm(args, 'educators')) return actOnContact(args, 'educators');
      return (await import('#features/classes/offered/act-on-classes.ts')).actOnClasses(args);
    },
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
      (await import('#features/guardians/offered/ask-guardian-in-form.ts')).askGuardianInForm(args),
  },
];

async function loadFirstFilm({ page }: Pick<PageArgs, 'page'>): Promise<void> {
  const first = findDemoCourse(await page.queries.ensureQueryData(courseListQuery(page)));
  if (first) await page.queries.ensureQueryData(courseQuery(page, first.slug));
}

/** The courses to continue; for anyone who has none, the films to begin with. */
async function loadBegun(page: PageArgs['page']): Promise<void> {
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

/** A page is complete without what staff have added to it: that it failed to load is not said (spec §8). */
async function loadBlocks({ page }: Pick<PageArgs, 'page'>, category: string): Promise<void> {
  await page.queries.query(contentBlocksQuery(page, category)).catch(() => undefined);
}
