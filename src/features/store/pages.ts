import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';
import { href } from '#urls.ts';
import { donatePlace, donorPlace } from '#features/donations/offered/page-places.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { framePlace, redeemPlace } from './offered/page-places.ts';
import { storeRoutes } from './routes.ts';

export const storePages: FeaturePages = {
  name: 'store',
  routes: storeRoutes,
  parts: [
    {
      on: 'store',
      place: redeemPlace,
      module: 'store/items/web/redeem-part.tsx',
      isFor: (queries) => Boolean(queries.getQueryData(viewerKey)),
    },
    {
      on: 'store',
      place: framePlace,
      module: 'store/items/web/frame-part.tsx',
      isFor: (queries) => Boolean(queries.getQueryData(viewerKey)),
    },
    { on: 'donate', place: donatePlace, module: 'store/impact/web/donate-loop-part.tsx' },
    { on: 'donationOfDonor', place: donorPlace, module: 'store/impact/web/donor-loop-part.tsx' },
    {
      on: 'family',
      place: homePanels,
      module: 'store/redemptions/web/asked-orders-part.tsx',
      act: async (args) => (await import('./redemptions/web/acts.ts')).answerInPanel(args),
    },
    {
      on: 'home',
      place: homePanels,
      module: 'store/redemptions/web/asked-orders-part.tsx',
      later: true,
    },
  ],
  links: [
    {
      text: 'app.header.store',
      href: href('store'),
      place: 48,
      header: ['visitor', 'learner', 'parent', 'educator', 'admin'],
      footer: { menu: 'product', kinds: ['visitor', 'learner', 'parent', 'educator', 'admin'] },
      wideForVisitors: true,
      hiddenInClassicMode: true,
      isCurrent: (pathname) => pathname.startsWith(href('store')) && pathname !== href('storeImpact'),
    },
    {
      text: 'store.loop.headTitle',
      href: href('storeImpact'),
      place: 66,
      footer: { menu: 'learnMore' },
    },
  ],
};
