import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import { adminDonorQuery, donorFilters, donorsQuery } from './donors/web/admin/donor-queries.ts';
import {
  adminDonationQuery,
  contributionFilters,
  contributionsQuery,
  recurringFilters,
  recurringQuery,
  targetsQuery,
  waitingQuery,
} from './finance/web/admin/giving-queries.ts';
import {
  claimKeyQuery,
  claimQuery,
  giftAidFilters,
  giftAidGiftsQuery,
  giftAidSumsQuery,
  readUntil,
} from './gift-aid/web/admin/gift-aid-queries.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { offlineKeyQuery } from './offline/web/admin/offline-key-query.ts';
import { givingReportQuery } from './reports/web/admin/report-query.ts';

const now = { staleTime: 0 };
const permission = 'money.read';

export const donationsAdminPages: FeatureAdminPages = {
  name: 'donations',
  routes: [
    {
      id: 'admin-giving',
      addresses: ['adminGiving'],
      module: 'donations/finance/web/admin/giving-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(contributionFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...contributionsQuery(page.api, request), ...now }),
          page.queries.query({ ...waitingQuery(page.api), ...now }),
          page.queries.query({ ...targetsQuery(page.api), ...now }),
        ]);
      },
    },
    {
      id: 'admin-recurring',
      addresses: ['adminRecurring'],
      module: 'donations/finance/web/admin/recurring-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(recurringFilters, url.searchParams);
        await page.queries.query({ ...recurringQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-offline-gift',
      addresses: ['adminOfflineGift'],
      module: 'donations/offline/web/admin/enter-gift-page.tsx',
      permission: 'money.act',
      async load({ page }) {
        await page.queries.ensureQueryData(countriesQuery(page));
        await page.queries.query({ ...offlineKeyQuery, ...now });
      },
      act: async (args) => (await import('./offline/web/admin/acts.ts')).actOnEntering(args),
    },
    {
      id: 'admin-gift-aid',
      addresses: ['adminGiftAid'],
      module: 'donations/gift-aid/web/admin/gift-aid-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(giftAidFilters, url.searchParams);
        await Promise.all([
          page.queries.query({ ...giftAidGiftsQuery(page.api, request), ...now }),
          page.queries.query({ ...giftAidSumsQuery(page.api, readUntil(url.searchParams)), ...now }),
          page.queries.query({ ...claimKeyQuery, ...now }),
        ]);
      },
      act: async (args) => (await import('./gift-aid/web/admin/gift-aid-acts.ts')).actOnClaiming(args),
    },
    {
      id: 'admin-gift-aid-claim',
      addresses: ['adminGiftAidClaim'],
      module: 'donations/gift-aid/web/admin/claim-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...claimQuery(page.api, params['claimId'] ?? ''), ...now });
      },
    },
    {
      id: 'admin-donation',
      addresses: ['adminDonation'],
      module: 'donations/finance/web/admin/admin-donation-page.tsx',
      permission,
      async load({ page, params }) {
        await page.queries.query({ ...adminDonationQuery(page.api, params['donationId'] ?? ''), ...now });
      },
      act: async (args) => (await import('./finance/web/admin/acts.ts')).actOnDonation(args),
    },
    {
      id: 'admin-donors',
      addresses: ['adminDonors'],
      module: 'donations/donors/web/admin/donors-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(donorFilters, url.searchParams);
        await page.queries.query({ ...donorsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-donor',
      addresses: ['adminDonor'],
      module: 'donations/donors/web/admin/donor-page.tsx',
      permission,
      async load({ page, params }) {
        const asked = params['donorId'] ?? '';
        const { id } = await page.queries.query({ ...adminDonorQuery(page.api, asked), ...now });
        // She was merged: the one who stands for her has everything.
        if (id !== asked) return redirect(adminHref('adminDonor', { donorId: id }));
      },
      act: async (args) => (await import('./donors/web/admin/acts.ts')).actOnDonor(args),
    },
    {
      id: 'admin-giving-reports',
      addresses: ['adminGivingReports'],
      module: 'donations/reports/web/admin/giving-reports-page.tsx',
      permission,
      async load({ page, url }) {
        await page.queries.query({ ...givingReportQuery(page.api, url.searchParams), ...now });
      },
    },
  ],
  links: [
    { address: 'adminGiving', text: 'donations.list.title', area: 'giving', permission, place: 1 },
    { address: 'adminRecurring', text: 'donations.recurring.title', area: 'giving', permission, place: 2 },
    { address: 'adminDonors', text: 'donations.donors.title', area: 'giving', permission, place: 3 },
    { address: 'adminGivingReports', text: 'donations.reports.title', area: 'giving', permission, place: 4 },
    { address: 'adminGiftAid', text: 'donations.giftAid.title', area: 'giving', permission, place: 3 },
  ],
};
