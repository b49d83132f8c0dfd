import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const giftsPages: FeaturePages = {
  name: 'gifts',
  routes: [],
  links: [
    {
      text: 'gifts.nav.give',
      href: href('gift'),
      place: 66,
      footer: { menu: 'product', kinds: ['visitor', 'parent', 'educator', 'admin', 'newcomer'] },
    },
  ],
};
