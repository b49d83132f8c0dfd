import { redirect } from 'react-router';
import type { PageRoute } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import { defaultPage } from '../offered/default-page.ts';
import { viewerQuery } from '../offered/viewer-query.ts';
import { loadAgeFields } from '../users/web/load-age-fields.ts';
import { isIntroduced } from '../offered/is-introduced.ts';
import { lacksSecondFactor } from '../second-step/web/lacks-second-factor.ts';

export const welcomeRoutes: PageRoute[] = [
  {
    id: 'welcome',
    addresses: ['welcome'],
    module: 'accounts/welcome/web/name-page.tsx',
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
    module: 'accounts/welcome/web/name-page.tsx',
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
