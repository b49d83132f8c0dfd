import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { adminGiftQuery, giftFilters, giftsQuery, owedQuery } from './finance/web/admin/gift-queries.ts';

const now = { staleTime: 0 };
const permission = 'money.read';

export const giftsAdminPages: FeatureAdminPages = {
  name: 'gifts',
  routes: [
    {
      id: 'admin-gifts',
      addresses: ['adminGifts'],
      module: 'gifts/finance/web/admin/gifts-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(giftFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...giftsQuery(page.api, request), ...now }),
          page.queries.query({ ...owedQuery(page.api), ...now }),
        ]);
      },
    },
    {
      id: 'admin-gift',
      addresses: ['adminGift'],
      module: 'gifts/finance/web/admin/admin-gift-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...adminGiftQuery(page.api, params['giftId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./finance/web/admin/acts.ts')).actOnGift(args),
    },
  ],
  links: [{ address: 'adminGifts', text: 'gifts.list.title', area: 'money', permission, place: 15 }],
};
