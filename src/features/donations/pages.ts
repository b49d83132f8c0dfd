import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';

export const donationsPages: FeaturePages = {
  name: 'donations',
  routes: [],
  links: [
    {
      text: 'donations.nav.donate',
      href: href('donate'),
      place: 68,
      footer: { menu: 'brand', kinds: ['visitor', 'parent', 'educator', 'admin', 'newcomer'] },
    },
  ],
};
