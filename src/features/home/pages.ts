import type { FeaturePages } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { homeRoutes } from './routes.ts';

export const homePages: FeaturePages = {
  name: 'home',
  routes: homeRoutes,
  links: [
    {
      text: 'app.header.waiting',
      href: href('joinPending'),
      place: 10,
      // A minor whose guardian has not approved moves between the holding page and what is open to everyone.
      header: ['waiting'],
      footer: { menu: 'product', kinds: ['waiting'] },
    },
    {
      text: 'app.header.dashboard',
      href: href('dashboard'),
      place: 30,
      header: ['learner', 'parent', 'educator', 'admin'],
      footer: { menu: 'product', kinds: ['learner'] },
    },
    {
      text: 'home.family.link',
      href: href('family'),
      place: 31,
      header: ['parent'],
      footer: { menu: 'product', kinds: ['visitor', 'parent'] },
      wideForVisitors: true,
    },
    {
      text: 'app.header.parents',
      href: href('parents'),
      place: 50,
      // A parent's own page is /family.
      header: ['visitor', 'admin'],
      footer: { menu: 'product', kinds: ['visitor', 'parent', 'educator', 'admin'] },
    },
    {
      text: 'app.header.educators',
      href: href('educators'),
      place: 60,
      header: ['visitor', 'educator', 'admin'],
      footer: { menu: 'product', kinds: ['visitor', 'parent', 'educator', 'admin'] },
    },
  ],
};
