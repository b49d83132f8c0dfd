import { administrationAdminPages } from '#features/administration/admin-pages.ts';
import { siteSettingsAdminPages } from '#features/site-settings/admin-pages.ts';
import { learningAdminPages } from '#features/learning/admin-pages.ts';
import { mediaAdminPages } from '#features/media/admin-pages.ts';
import { cmsAdminPages } from '#features/cms/admin-pages.ts';
import { notificationsAdminPages } from '#features/notifications/admin-pages.ts';
import { peopleAdminPages } from '#features/people/admin-pages.ts';
import { formsAdminPages } from '#features/forms/admin-pages.ts';
import { reportsAdminPages } from '#features/reports/admin-pages.ts';
import { schoolsAdminPages } from '#features/schools/admin-pages.ts';
import { donationsAdminPages } from '#features/donations/admin-pages.ts';
import { giftsAdminPages } from '#features/gifts/admin-pages.ts';
import { sponsorshipsAdminPages } from '#features/sponsorships/admin-pages.ts';
import { campaignsAdminPages } from '#features/campaigns/admin-pages.ts';
import { couponsAdminPages } from '#features/coupons/admin-pages.ts';
import { licensesAdminPages } from '#features/licenses/admin-pages.ts';
import { scholarshipsAdminPages } from '#features/scholarships/admin-pages.ts';
import { currenciesAdminPages } from '#features/currencies/admin-pages.ts';
import { ledgerAdminPages } from '#features/ledger/admin-pages.ts';
import { paymentsAdminPages } from '#features/payments/admin-pages.ts';
import { invoicesAdminPages } from '#features/invoices/admin-pages.ts';
import { plansAdminPages } from '#features/plans/admin-pages.ts';
import { storeAdminPages } from '#features/store/admin-pages.ts';
import { submissionsAdminPages } from '#features/submissions/admin-pages.ts';
import { signInAdminPages } from '#features/sign-in/admin-pages.ts';
import type { FeatureAdminPages } from '#page/admin/admin-pages.ts';

/** The features with pages in the administration, as the browser knows them; a test compares the list with their folders. */
export const adminFeatures: readonly FeatureAdminPages[] = [
  administrationAdminPages,
  schoolsAdminPages,
  peopleAdminPages,
  siteSettingsAdminPages,
  notificationsAdminPages,
  learningAdminPages,
  signInAdminPages,
  cmsAdminPages,
  mediaAdminPages,
  reportsAdminPages,
  formsAdminPages,
  storeAdminPages,
  ledgerAdminPages,
  paymentsAdminPages,
  plansAdminPages,
  giftsAdminPages,
  donationsAdminPages,
  campaignsAdminPages,
  sponsorshipsAdminPages,
  invoicesAdminPages,
  currenciesAdminPages,
  couponsAdminPages,
  scholarshipsAdminPages,
  licensesAdminPages,
  submissionsAdminPages,
];
