import type { FeaturePages, SiteLink } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { pagesRoutes } from './routes.ts';

const legalLink = (id: string, text: string, place: number): SiteLink => ({
  id,
  text,
  href: href('staticPage', { pageSlug: id }),
  place,
  footer: { menu: 'legal' },
});

export const pagesPages: FeaturePages = {
  name: 'pages',
  routes: pagesRoutes,
  links: [legalLink('privacy', 'app.footer.privacy', 10), legalLink('terms', 'app.footer.terms', 20)],
};
