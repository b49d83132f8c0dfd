import type { FeaturePages, SiteKind, SiteLink } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { learningRoutes } from './routes.ts';

const learners: readonly SiteKind[] = ['visitor', 'learner', 'parent', 'educator', 'admin'];

const categoryLink = (categorySlug: string, text: string): SiteLink => ({
  text,
  href: href('category', { categorySlug }),
  footer: { menu: 'learnMore' },
});

const popularCourses = [
  ['live-to-give', 'app.footer.courseLiveToGive'],
  ['emunah-tefillah', 'app.footer.courseEmunah'],
  ['honoring-parents', 'app.footer.courseParents'],
  ['why-bad-things-happen', 'app.footer.courseBadThings'],
  ['power-of-speech', 'app.footer.courseSpeech'],
  ['performing-mitzvos-with-enthusiasm', 'app.footer.courseMitzvos'],
  ['friendship', 'app.footer.courseFriendship'],
  ['patience', 'app.footer.coursePatience'],
  ['anger', 'app.footer.courseAnger'],
] as const;

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
    categoryLink('character-development-middos', 'app.footer.character'),
    categoryLink('inspiration', 'app.footer.inspiration'),
    {
      text: 'app.footer.downloads',
      href: href('downloads'),
      place: 40,
      footer: { menu: 'learnMore' },
    },
    ...popularCourses.map(([courseSlug, text]): SiteLink => ({
      text,
      href: href('course', { courseSlug }),
      footer: { menu: 'popularCourses' },
    })),
  ],
};
