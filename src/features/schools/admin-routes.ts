import type { AdminRoute } from '#page/admin/admin-pages.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { schoolFilters } from './web/admin/school-filters.ts';
import { schoolQuery, schoolsQuery } from './web/admin/school-queries.ts';

export const schoolsAdminRoutes: AdminRoute[] = [
  {
    id: 'schools',
    addresses: ['schools'],
    module: 'schools/web/admin/schools-page.tsx',
    permission: 'schools.edit',
    async load({ page, url }) {
      const request = readListingRequest(schoolFilters, url.searchParams);
      await Promise.all([
        page.queries.query({ ...schoolsQuery(page.api, request), staleTime: 0 }),
        page.queries.ensureQueryData(viewsQuery(page.api, 'schools')),
        page.queries.ensureQueryData(countriesQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).actOnSchools(args),
  },
  {
    id: 'newSchool',
    addresses: ['newSchool'],
    module: 'schools/web/admin/new-school-page.tsx',
    permission: 'schools.edit',
    async load({ page }) {
      await page.queries.ensureQueryData(countriesQuery(page));
    },
    act: async (args) => (await import('./web/admin/acts.ts')).addSchool(args),
  },
  {
    id: 'school',
    addresses: ['school'],
    module: 'schools/web/admin/school-page.tsx',
    permission: 'schools.edit',
    async load({ page, params }) {
      await Promise.all([
        page.queries.query({ ...schoolQuery(page.api, params['schoolId'] ?? ''), staleTime: 0 }),
        page.queries.ensureQueryData(countriesQuery(page)),
      ]);
    },
    act: async (args) => (await import('./web/admin/acts.ts')).changeSchool(args),
  },
];
