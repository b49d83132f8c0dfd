import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import type { AdminLink, AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { queueFilterReaders } from './web/admin/queue-filters.ts';
import { judgedWorkQuery, queueCoursesQuery, queueQuery, waitsQuery } from './web/admin/queue-queries.ts';

export const moderationAdminRoutes: AdminRoute[] = [
  {
    id: 'adminModeration',
    addresses: ['adminModeration'],
    module: 'submissions/moderation/web/admin/queue-page.tsx',
    permission: 'moderation.decide',
    load: () => Promise.resolve(redirect(adminHref('adminSubmissions'))),
  },
  {
    id: 'adminSubmissions',
    addresses: ['adminSubmissions'],
    module: 'submissions/moderation/web/admin/queue-page.tsx',
    permission: 'moderation.decide',
    async load({ page, url }) {
      const request = readListingRequest(queueFilterReaders, url.searchParams);
      await Promise.all([
        page.queries.query({ ...queueQuery(page.api, request), staleTime: 0 }),
        page.queries.query({ ...waitsQuery(page.api), staleTime: 0 }),
        page.queries.query({ ...queueCoursesQuery(page.api), staleTime: 0 }),
        page.queries.ensureQueryData(viewsQuery(page.api, 'submissions')),
      ]);
    },
    act: async (args) => (await import('#features/administration/offered/act-on-views.ts')).actOnViews(args),
  },
  {
    id: 'adminSubmission',
    addresses: ['adminSubmission'],
    module: 'submissions/moderation/web/admin/work-page.tsx',
    permission: 'moderation.decide',
    async load({ page, url }) {
      const id = url.searchParams.get('id');
      if (!id) return redirect(adminHref('adminSubmissions'));
      await page.queries.query({ ...judgedWorkQuery(page.api, id), staleTime: 0 });
      return undefined;
    },
  },
];

export const moderationAdminLinks: AdminLink[] = [
  {
    address: 'adminSubmissions',
    text: 'submissions.queue.link',
    area: 'moderation',
    permission: 'moderation.decide',
    place: 10,
  },
];
