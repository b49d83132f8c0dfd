import { redirect } from 'react-router';
import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { entryFilters } from './web/admin/entry-filters.ts';
import { missingFilters } from './missing/web/admin/missing-filters.ts';
import { missingCountsQuery, missingTextsQuery } from './missing/web/admin/missing-queries.ts';
import { translationChoicesQuery } from './translation/web/admin/translation-queries.ts';
import { entriesQuery, entryQuery, typesQuery, versionsQuery } from './offered/entry/cms-queries.ts';

export const cmsAdminPages: FeatureAdminPages = {
  name: 'cms',
  routes: [
    {
      id: 'adminContent',
      addresses: ['adminContent'],
      module: 'cms/web/admin/content-page.tsx',
      permission: 'content.translate',
      async load({ page, url }) {
        const request = readListingRequest(entryFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...entriesQuery(page.api, request), staleTime: 0 }),
          page.queries.ensureQueryData(typesQuery(page.api)),
          page.queries.ensureQueryData(viewsQuery(page.api, 'entries')),
        ]);
      },
      act: async (args) =>
        (await import('#features/administration/offered/act-on-views.ts')).actOnViews(args),
    },
    {
      id: 'adminMissing',
      addresses: ['adminMissing'],
      module: 'cms/missing/web/admin/missing-page.tsx',
      permission: 'content.translate',
      async load({ page, url }) {
        const request = readListingRequest(missingFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...missingTextsQuery(page.api, request), staleTime: 0 }),
          page.queries.query({ ...missingCountsQuery(page.api), staleTime: 0 }),
        ]);
      },
    },
    {
      id: 'adminTranslation',
      addresses: ['adminTranslation'],
      module: 'cms/translation/web/admin/translation-page.tsx',
      permission: 'content.translate',
      async load({ page }) {
        await page.queries.ensureQueryData(translationChoicesQuery(page.api));
      },
    },
    {
      id: 'adminNewEntry',
      addresses: ['adminNewEntry'],
      module: 'cms/web/admin/new-entry-page.tsx',
      permission: 'content.edit',
      async load({ page, params }) {
        const { items } = await page.queries.ensureQueryData(typesQuery(page.api));
        const type = items.find(({ name }) => name === params['contentType']);
        return type ? undefined : redirect('/admin/content');
      },
      act: async (args) => (await import('./web/admin/acts.ts')).createEntryForm(args),
    },
    {
      id: 'adminEntry',
      addresses: ['adminEntry'],
      module: 'cms/web/admin/entry-page.tsx',
      permission: 'content.translate',
      async load({ page, params }) {
        const id = params['entryId'] ?? '';
        await Promise.all([
          page.queries.query({ ...entryQuery(page.api, id), staleTime: 0 }),
          page.queries.query({ ...versionsQuery(page.api, id), staleTime: 0 }),
          page.queries.ensureQueryData(typesQuery(page.api)),
        ]);
      },
      act: async (args) => (await import('./web/admin/acts.ts')).saveEntryForm(args),
    },
  ],
  links: [
    {
      address: 'adminTranslation',
      text: 'cms.translation.heading',
      area: 'content',
      permission: 'content.translate',
      place: 81,
    },
    {
      address: 'adminMissing',
      text: 'cms.missing.heading',
      area: 'content',
      permission: 'content.translate',
      place: 80,
    },
    {
      address: 'adminContent',
      text: 'cms.list.heading',
      area: 'content',
      permission: 'content.translate',
      place: 1,
    },
  ],
};
