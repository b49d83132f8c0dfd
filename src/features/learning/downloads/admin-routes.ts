import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { entryQuery, versionsQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { courseNamesQuery } from '../editions/web/admin/course-queries.ts';
import { downloadFilters } from './web/admin/download-filters.ts';
import { downloadEntryId, downloadsQuery } from './web/admin/downloads-query.ts';

export const downloadsAdminRoutes: AdminRoute[] = [
  {
    id: 'adminDownloads',
    addresses: ['adminDownloads'],
    module: 'learning/downloads/web/admin/downloads-page.tsx',
    permission: 'content.translate',
    async load({ page, url }) {
      const request = readListingRequest(downloadFilters, url.searchParams);
      await Promise.all([
        page.queries.query({ ...downloadsQuery(page, request), staleTime: 0 }),
        page.queries.ensureQueryData(courseNamesQuery(page)),
        page.queries.ensureQueryData(viewsQuery(page.api, 'downloads')),
      ]);
    },
    act: async (args) => (await import('#features/administration/offered/act-on-views.ts')).actOnViews(args),
  },
  {
    id: 'adminNewDownload',
    addresses: ['adminNewDownload'],
    module: 'learning/downloads/web/admin/new-download-page.tsx',
    permission: 'content.edit',
    async load({ page }) {
      await page.queries.ensureQueryData(courseNamesQuery(page));
    },
    act: async (args) => (await import('./web/admin/acts.ts')).beginDownload(args),
  },
  {
    id: 'adminDownload',
    addresses: ['adminDownload'],
    module: 'learning/downloads/web/admin/download-page.tsx',
    permission: 'content.translate',
    async load({ page, params }) {
      const id = downloadEntryId(params['downloadKey'] ?? '');
      await Promise.all([
        page.queries.query({ ...entryQuery(page.api, id), staleTime: 0 }),
        page.queries.query({ ...versionsQuery(page.api, id), staleTime: 0 }),
        page.queries.ensureQueryData(courseNamesQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).saveDownload(args),
  },
];
