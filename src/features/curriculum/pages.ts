import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const curriculumPages: FeaturePages = {
  name: 'curriculum',
  routes: [],
  links: [
    {
      text: 'app.footer.jewishCalendar',
      href: href('curriculum', { curriculumSlug: 'jewish-calendar' }),
      place: 30,
      footer: { menu: 'learnMore' },
    },
  ],
};
