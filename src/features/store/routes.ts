import type { PageArgs, PageRoute } from '#page/page-route.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ownQuery, redeemKeyQuery, storeQuery } from './web/store-queries.ts';

export const storeRoutes: PageRoute[] = [
  {
    id: 'store',
    addresses: ['store'],
    module: 'store/items/web/store-page.tsx',
    async load({ page }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      if (viewer?.classicMode) return;
      await Promise.all([page.queries.query(storeQuery(page)), viewer ? loadOwn({ page }) : undefined]);
    },
    act: async (args) => (await import('./items/web/acts.ts')).actOnStore(args),
  },
  {
    id: 'storeImpact',
    addresses: ['storeImpact'],
    module: 'store/impact/web/impact-page.tsx',
  },
  {
    id: 'storeMine',
    addresses: ['storeMine'],
    module: 'store/redemptions/web/mine-page.tsx',
    access: 'member',
    act: async (args) => (await import('./redemptions/web/acts.ts')).cancelOrder(args),
  },
  {
    id: 'storeCard',
    addresses: ['storeCard'],
    module: 'store/redemptions/web/card-page.tsx',
    access: 'member',
  },
  {
    id: 'redemptionApproval',
    addresses: ['redemptionApproval'],
    module: 'store/redemptions/web/approval-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./redemptions/web/acts.ts')).answerByLink(args),
  },
];

/** What only someone who may redeem needs: what she has given, the key of her next redemption, the countries of addresses. */
async function loadOwn({ page }: Pick<PageArgs, 'page'>): Promise<void> {
  await Promise.all([
    page.queries.query({ ...ownQuery(page), staleTime: 0 }),
    page.queries.ensureQueryData(redeemKeyQuery),
    page.queries.ensureQueryData(countriesQuery(page)),
  ]);
}
