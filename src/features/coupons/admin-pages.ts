import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';
import { readListingRequest } from '#page/table/listing-address.ts';
import {
  couponFilters,
  couponQuery,
  couponsQuery,
  couponUsesQuery,
  filtersOfUses,
} from './editing/web/admin/coupon-queries.ts';

const now = { staleTime: 0 };
const permission = 'coupons.edit';

export const couponsAdminPages: FeatureAdminPages = {
  name: 'coupons',
  routes: [
    {
      id: 'admin-marketing',
      addresses: ['adminMarketing'],
      module: 'coupons/editing/web/admin/coupons-page.tsx',
      permission,
      load: () => Promise.resolve(redirect(adminHref('adminCoupons'))),
    },
    {
      id: 'admin-coupons',
      addresses: ['adminCoupons'],
      module: 'coupons/editing/web/admin/coupons-page.tsx',
      permission,
      async load({ page, url }) {
        const request = readListingRequest(couponFilters, url.searchParams);
        await page.queries.query({ ...couponsQuery(page.api, request), ...now });
      },
    },
    {
      id: 'admin-new-coupon',
      addresses: ['adminNewCoupon'],
      module: 'coupons/editing/web/admin/new-coupon-page.tsx',
      permission,
      act: async (args) => (await import('./editing/web/admin/acts.ts')).addCoupon(args),
    },
    {
      id: 'admin-coupon',
      addresses: ['adminCoupon'],
      module: 'coupons/editing/web/admin/coupon-page.tsx',
      permission,
      async load({ page, params, url }) {
        const id = params['couponId'] ?? '';
        const request = readListingRequest(filtersOfUses, url.searchParams);
        await Promise.all([
          page.queries.query({ ...couponQuery(page.api, id), ...now }),
          page.queries.query({ ...couponUsesQuery(page.api, id, request), ...now }),
        ]);
      },
      act: async (args) => (await import('./editing/web/admin/acts.ts')).actOnCoupon(args),
    },
  ],
  links: [{ address: 'adminCoupons', text: 'coupons.list.title', area: 'marketing', permission, place: 10 }],
};
