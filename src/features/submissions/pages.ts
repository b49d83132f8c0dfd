import type { FeaturePages, SiteKind } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { submissionsParts, submissionsRoutes } from './routes.ts';

const learners: readonly SiteKind[] = ['visitor', 'learner', 'parent', 'educator', 'admin'];

export const submissionsPages: FeaturePages = {
  name: 'submissions',
  routes: submissionsRoutes,
  parts: submissionsParts,
  links: [
    {
      text: 'app.header.challenges',
      href: href('challenges'),
      place: 45,
      header: learners,
      footer: { menu: 'product', kinds: learners },
      hiddenInClassicMode: true,
    },
    {
      text: 'app.footer.wall',
      href: href('submissions'),
      place: 30,
      footer: { menu: 'learnMore' },
      isCurrent: (pathname) => pathname.startsWith(href('submissions')),
    },
  ],
};
