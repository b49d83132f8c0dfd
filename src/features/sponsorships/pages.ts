import { courseEndPlace } from '#features/learning/offered/page-places.ts';
import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const sponsorshipsPages: FeaturePages = {
  name: 'sponsorships',
  routes: [],
  links: [
    {
      text: 'sponsorships.nav.list',
      href: href('sponsorships'),
      place: 69,
      footer: { menu: 'brand', kinds: ['visitor', 'parent', 'educator', 'admin', 'newcomer'] },
    },
  ],
  parts: [
    {
      on: 'course',
      place: courseEndPlace,
      module: 'sponsorships/showing/web/course-dedication-part.tsx',
      later: true,
    },
  ],
};
