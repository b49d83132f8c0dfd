import { redirect } from 'react-router';
import type { PageArgs, PageRoute } from '#page/page-route.ts';
import { movedPage } from '#page/moved-page.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { href } from '#urls.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { loadTime } from '#features/families/offered/load-time.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { courseFilters, listCourseChoices, type CourseChoice } from './courses/policy.ts';
import { isTimeUp } from './time/web/is-time-up.ts';
import { findBySlug } from './lesson/web/find-by-slug.ts';
import { loadItem } from './kinds/web/load-item.ts';
import { listCoursesInProgress } from './offered/courses-in-progress.ts';
import {
  categoriesQuery,
  completedQuery,
  courseListQuery,
  courseQuery,
  coursesProgressQuery,
  certificateQuery,
  ratingsQuery,
  sourcesQuery,
  resourcesQuery,
  unlocksQuery,
  gamesQuery,
  todayQuery,
  todaysQuestionsQuery,
} from './offered/learning-queries.ts';

// `/courses` and `/categories` always redirect there, so the page they name is never shown.
const allCourses = `${href('home')}#courses`;

/** The names that older links use for a category of `/courses` (spec §2). */
const categorySlugs = new Map([
  ['Rabbi Siddur', 'rabbi-siddur'],
  ['New', 'new'],
  ['Middos', 'character-development-middos'],
  ['Inspiration', 'inspiration'],
  ['Halacha', 'jewish-law-halacha'],
]);

export const learningRoutes: PageRoute[] = [
  {
    id: 'courses',
    addresses: ['courses'],
    module: 'learning/courses/web/category-page.tsx',
    async load({ url }) {
      const categorySlug = categorySlugs.get(url.searchParams.get('category') ?? '');
      return redirect(categorySlug ? href('category', { categorySlug }) : href('home'));
    },
  },
  {
    id: 'categories',
    addresses: ['categories'],
    module: 'learning/courses/web/category-page.tsx',
    load: async () => redirect(allCourses),
  },
  {
    id: 'category',
    addresses: ['category'],
    module: 'learning/courses/web/category-page.tsx',
    openTo: ['waiting'],
    async load({ page, params }) {
      const slug = params['categorySlug'] ?? '';
      if (slug === 'all') return redirect(allCourses);
      const [categories, choices] = await Promise.all([
        page.queries.ensureQueryData(categoriesQuery(page)),
        loadChoices(page),
      ]);
      if (choices.some((choice) => choice.slug === slug)) return undefined;
      // A known filter that is hidden from her or empty redirects to all courses; only unknown ones are 404.
      const isKnown =
        courseFilters.some((filter) => filter === slug) || categories.some(({ id }) => id === slug);
      if (isKnown) return redirect(allCourses);
      throw unknownPage();
    },
  },
  {
    id: 'course',
    addresses: ['course'],
    module: 'learning/courses/web/course-page.tsx',
    watching: true,
    openTo: ['waiting'],
    async load({ page, params, url }) {
      const { courseSlug = '' } = params;
      const [{ slug }] = await Promise.all([
        page.queries.ensureQueryData(courseQuery(page, courseSlug)),
        page.queries.ensureQueryData(courseListQuery(page)),
        page.queries.ensureQueryData(categoriesQuery(page)),
        loadProgress(page),
      ]);
      return slug === courseSlug ? undefined : movedPage(href('course', { courseSlug: slug }), url);
    },
    // Makes her certificate, or renews it.
    async act({ page, params, form }) {
      const { id: courseId } = await page.queries.ensureQueryData(
        courseQuery(page, params['courseSlug'] ?? ''),
      );
      const fullName = form.get('fullName') !== null;
      return redirect((await page.api.learning.makeCertificate.call({ courseId, fullName })).path);
    },
  },
  {
    id: 'games',
    addresses: ['games'],
    module: 'learning/games/web/games-page.tsx',
    openTo: ['waiting'],
    async load({ page }) {
      await Promise.all([page.queries.ensureQueryData(gamesQuery(page)), loadProgress(page)]);
    },
    act: async (args) => (await import('./classic-mode/web/acts.ts')).leaveClassicMode(args),
  },
  {
    id: 'today',
    addresses: ['today'],
    module: 'learning/today/web/today-page.tsx',
    access: 'member',
    undisturbed: true,
    async load({ page }) {
      await Promise.all([
        page.queries.query(todayQuery(page)),
        page.queries.ensureQueryData(todaysQuestionsQuery(page)),
        loadTime(page),
      ]);
    },
  },
  {
    id: 'lesson',
    addresses: ['lesson'],
    module: 'learning/lesson/web/lesson-page.tsx',
    watching: true,
    undisturbed: true,
    openTo: ['waiting'],
    async load({ page, params, url }) {
      const { courseSlug = '', itemSlug = '' } = params;
      const [course] = await Promise.all([
        page.queries.ensureQueryData(courseQuery(page, courseSlug)),
        loadProgress(page),
      ]);
      const shown = course.chapters.flatMap((chapter) => chapter.items);
      const item = findBySlug([...shown, ...(course.hidden ?? [])], itemSlug);
      if (!item) throw unknownPage();
      if (course.slug !== courseSlug || item.slug !== itemSlug)
        return movedPage(href('lesson', { courseSlug: course.slug, itemSlug: item.slug }), url);
      if (!shown.includes(item)) return undefined;
      if (item.mayWatch && !isTimeUp(await loadTime(page), item.id))
        await Promise.all([loadItem(page, item), page.queries.ensureQueryData(ratingsQuery(page, item.id))]);
      if (item.cites) await page.queries.ensureQueryData(sourcesQuery(page, item.cites));
      if (item.reason === 'upgrade_required') await page.queries.ensureQueryData(unlocksQuery(page));
      return undefined;
    },
    act: async (args) => (await import('./lesson/web/act-on-lesson.ts')).actOnLesson(args),
  },
  {
    id: 'certificate',
    addresses: ['certificate'],
    module: 'learning/certificates/web/certificate-page.tsx',
    openTo: ['waiting', 'unnamed'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(certificateQuery(page, params['code'] ?? ''));
    },
  },
  {
    id: 'downloads',
    addresses: ['downloads'],
    module: 'learning/resources/web/downloads-page.tsx',
    openTo: ['waiting'],
    async load({ page }) {
      await Promise.all([
        page.queries.ensureQueryData(resourcesQuery(page)),
        page.queries.ensureQueryData(courseListQuery(page)),
      ]);
    },
  },
];

/** The course selections that the viewer is offered. */
async function loadChoices(page: PageArgs['page']): Promise<CourseChoice[]> {
  const [viewer, courses, categories] = await Promise.all([
    page.queries.ensureQueryData(viewerQuery(page.api)),
    page.queries.ensureQueryData(courseListQuery(page)),
    page.queries.ensureQueryData(categoriesQuery(page)),
  ]);
  const learner = findLearner(viewer);
  const [progress, completed] = learner
    ? await Promise.all([
        page.queries.ensureQueryData(coursesProgressQuery(page)),
        page.queries.ensureQueryData(completedQuery(page)),
      ])
    : [[], undefined];
  const hasBegun = listCoursesInProgress(courses, progress, completed?.items ?? []).length > 0;
  return listCourseChoices({ viewer: learner, courses, categories, hasBegun });
}

async function loadProgress(page: PageArgs['page']): Promise<void> {
  if (!findLearner(await page.queries.ensureQueryData(viewerQuery(page.api)))) return;
  await Promise.all([
    page.queries.ensureQueryData(coursesProgressQuery(page)),
    page.queries.ensureQueryData(completedQuery(page)),
    page.queries.ensureQueryData(rewardsQuery(page)),
  ]);
}
