import type { FeaturePages, SiteKind, SiteLink } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { linkedCategories, linkedCourses } from './catalogue/policy-linked.ts';
import { learningRoutes } from './routes.ts';

const learners: readonly SiteKind[] = ['visitor', 'learner', 'parent', 'educator', 'admin'];

export const learningPages: FeaturePages = {
  name: 'learning',
  routes: learningRoutes,
  links: [
    {
      text: 'app.header.courses',
      href: `${href('home')}#courses`,
      place: 20,
      header: learners,
      footer: { menu: 'product', kinds: learners },
      prominent: true,
      isCurrent: (pathname) =>
        pathname === href('home') || pathname === href('start') || pathname.startsWith(href('courses')),
    },
    {
      text: 'app.header.games',
      href: href('games'),
      place: 40,
      header: learners,
      footer: { menu: 'product', kinds: learners },
      hiddenInClassicMode: true,
    },
    ...linkedCategories.map(([categorySlug, text]): SiteLink => ({
      text,
      href: href('category', { categorySlug }),
      footer: { menu: 'learnMore' },
    })),
    {
      text: 'app.footer.downloads',
      href: href('downloads'),
      place: 40,
      footer: { menu: 'learnMore' },
    },
    ...linkedCourses.map(([courseSlug, text]): SiteLink => ({
      text,
      href: href('course', { courseSlug }),
      footer: { menu: 'popularCourses' },
    })),
  ],
};
