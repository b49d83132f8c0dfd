import { redirect } from 'react-router';
import type { PageRoute } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { loadAgeFields } from '../person/web/load-age-fields.ts';
import { isIntroduced } from '#features/people/offered/is-introduced.ts';
import { lacksSecondFactor } from '#features/sign-in/offered/lacks-second-factor.ts';

export const welcomeRoutes: PageRoute[] = [
  {
    id: 'welcome',
    addresses: ['welcome'],
    module: 'sign-up/welcome/web/name-page.tsx',
    async load({ page }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      if (!viewer) return redirect(href('home'));
      const goesFirst = await lacksSecondFactor(page.api, viewer);
      return redirect(goesFirst ? href('settingsSecurity') : defaultPage(viewer));
    },
  },
  {
    id: 'welcomeName',
    addresses: ['welcomeName'],
    module: 'sign-up/welcome/web/name-page.tsx',
    access: 'member',
    openTo: ['unnamed'],
    header: 'minimal',
    async load({ page, url }) {
      const [viewer] = await Promise.all([
        page.queries.ensureQueryData(viewerQuery(page.api)),
        loadAgeFields(page),
      ]);
      if (!viewer || !isIntroduced(viewer)) return undefined;
      return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? defaultPage(viewer));
    },
    act: async (args) => (await import('./web/acts.ts')).introduceSelf(args),
  },
];
