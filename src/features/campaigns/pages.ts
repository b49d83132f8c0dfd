import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const campaignsPages: FeaturePages = {
  name: 'campaigns',
  routes: [],
  links: [
    {
      text: 'campaigns.nav.list',
      href: href('campaigns'),
      place: 64,
      footer: { menu: 'product', kinds: ['visitor', 'parent', 'educator', 'admin', 'newcomer', 'learner'] },
    },
  ],
};
