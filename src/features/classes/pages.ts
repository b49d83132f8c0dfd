import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const classesPages: FeaturePages = {
  name: 'classes',
  routes: [],
  links: [
    {
      text: 'app.footer.join',
      href: href('join'),
      place: 70,
      footer: { menu: 'product', kinds: ['visitor', 'waiting', 'learner'] },
    },
  ],
};
