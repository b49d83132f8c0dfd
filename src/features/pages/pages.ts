import type { FeaturePages, SiteLink } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { pagesRoutes } from './routes.ts';

const legalLink = (pageSlug: string, text: string): SiteLink => ({
  text,
  href: href('staticPage', { pageSlug }),
  footer: { menu: 'legal' },
});

export const pagesPages: FeaturePages = {
  name: 'pages',
  routes: pagesRoutes,
  links: [legalLink('privacy', 'app.footer.privacy'), legalLink('terms', 'app.footer.terms')],
};
