import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const plansPages: FeaturePages = {
  name: 'plans',
  routes: [],
  links: [
    {
      text: 'plans.nav.pricing',
      href: href('pricing'),
      place: 65,
      header: ['visitor'],
      wideForVisitors: true,
      footer: { menu: 'product', kinds: ['visitor', 'parent', 'educator', 'admin'] },
    },
  ],
};
