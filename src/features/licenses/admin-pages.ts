import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { adminLicenseQuery, licenseFiltersOf, licensesQuery } from './finance/web/admin/finance-queries.ts';

const now = { staleTime: 0 };
const permission = 'money.read';

export const licensesAdminPages: FeatureAdminPages = {
  name: 'licenses',
  routes: [
    {
      id: 'admin-licenses',
      addresses: ['adminLicenses'],
      module: 'licenses/finance/web/admin/licenses-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(licenseFiltersOf, url.searchParams);
        await page.queries.query({ ...licensesQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-license',
      addresses: ['adminLicense'],
      module: 'licenses/finance/web/admin/license-page.tsx',
      permission,
      async load({ page, params }) {
        await Promise.all([
          page.queries.query({ ...adminLicenseQuery(page.api, params['licenseId'] ?? ''), ...now }),
          page.queries.ensureQueryData(countriesQuery(page)),
        ]);
      },
      act: async (args) => (await import('./finance/web/admin/acts.ts')).actOnLicense(args),
    },
  ],
  links: [{ address: 'adminLicenses', text: 'licenses.list.title', area: 'money', permission, place: 40 }],
};
