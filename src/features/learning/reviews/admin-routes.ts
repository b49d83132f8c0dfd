import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { reviewFilterReaders } from './web/admin/review-filters.ts';
import { reviewQuery, reviewsQuery } from './web/admin/review-queries.ts';

export const reviewsAdminRoutes: AdminRoute[] = [
  {
    id: 'adminReviews',
    addresses: ['adminReviews'],
    module: 'learning/reviews/web/admin/reviews-page.tsx',
    permission: 'moderation.decide',
    async load({ page, url }) {
      const id = url.searchParams.get('review');
      if (id) {
        await page.queries.query({ ...reviewQuery(page.api, id), staleTime: 0 });
        return;
      }
      const request = readListingRequest(reviewFilterReaders, url.searchParams);
      await Promise.all([
        page.queries.query({ ...reviewsQuery(page.api, request), staleTime: 0 }),
        page.queries.ensureQueryData(viewsQuery(page.api, 'reviews')),
      ]);
    },
    act: async (args) => (await import('#features/administration/offered/act-on-views.ts')).actOnViews(args),
  },
];
