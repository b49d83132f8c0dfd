import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { curriculumRoutes } from './routes.ts';

export const curriculumPages: FeaturePages = {
  name: 'curriculum',
  routes: curriculumRoutes,
  links: [
    {
      text: 'app.footer.jewishCalendar',
      href: href('curriculum', { curriculumSlug: 'jewish-calendar' }),
      place: 30,
      footer: { menu: 'learnMore' },
    },
  ],
};
