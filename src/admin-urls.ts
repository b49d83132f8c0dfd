import { administrationPath, fillPath, type Parameters } from './urls.ts';

/**
 * Every address of the administration, once. They are apart from `urls.ts` because no visitor's browser loads them. All
 * begin with `/admin`.
 */
export const adminAddresses = {
  schools: '/admin/settings/schools',
  newSchool: '/admin/settings/schools/new',
  school: '/admin/settings/schools/:schoolId',
  admin: administrationPath,
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminSettings: '/admin/settings',
  adminAvatars: '/admin/avatars',
  adminNewAvatar: '/admin/avatars/new',
  adminAvatar: '/admin/avatars/:avatarId',
  adminAudit: '/admin/settings/audit',
  adminStaff: '/admin/settings/staff',
  adminNewStaff: '/admin/settings/staff/new',
  adminStaffMember: '/admin/settings/staff/:userId',
  adminSetting: '/admin/settings/values/:settingKey',
  adminKinds: '/admin/settings/rwi',
  adminNewKind: '/admin/settings/rwi/new',
  adminKind: '/admin/settings/rwi/:kindKey/edit',
  adminCourses: '/admin/courses',
  adminNewCourse: '/admin/courses/new',
  adminCourse: '/admin/courses/:courseId/edit',
  adminCategories: '/admin/courses/categories',
  adminNewCategory: '/admin/courses/categories/new',
  adminCategory: '/admin/courses/categories/:slug/edit',
  adminDownloads: '/admin/downloads',
  adminNewDownload: '/admin/downloads/new',
  adminDownload: '/admin/downloads/:downloadKey/edit',
  adminContent: '/admin/content',
  adminNewEntry: '/admin/content/:contentType/new',
  adminEntry: '/admin/content/:entryId/edit',
  adminMissing: '/admin/content/missing',
  adminTranslation: '/admin/content/translation',
  adminFilms: '/admin/content/films',
  adminFilm: '/admin/content/films/:filmId',
  adminPictures: '/admin/content/pictures',
  adminCaptions: '/admin/content/films/:filmKey/captions',
  adminSubtitles: '/admin/reports/subtitles',
  adminImpactReport: '/admin/reports/rwi',
  adminReports: '/admin/reports',
  adminReport: '/admin/reports/:reportName',
  adminForms: '/admin/reports/forms',
  adminFormEntry: '/admin/reports/forms/:entryId',
  adminCourseItem: '/admin/courses/:courseId/items/:itemId',
  adminItem: '/admin/items/:itemId',
  adminNews: '/admin/settings/news',
  adminNewNews: '/admin/settings/news/new',
  adminNewsItem: '/admin/settings/news/:newsId',
  adminStore: '/admin/settings/store',
  adminNewStoreItem: '/admin/settings/store/new',
  adminStoreItem: '/admin/settings/store/:storeItemId',
  adminOrders: '/admin/store/orders',
  adminOrder: '/admin/store/orders/:orderId',
  adminPackingList: '/admin/store/packing-list',
  adminMarketing: '/admin/marketing',
  adminCoupons: '/admin/marketing/coupons',
  adminNewCoupon: '/admin/marketing/coupons/new',
  adminCoupon: '/admin/marketing/coupons/:couponId',
  adminMoney: '/admin/money',
  adminDisputes: '/admin/money/disputes',
  adminStuckWebhooks: '/admin/money/webhooks',
  adminPayouts: '/admin/money/payouts',
  adminPayout: '/admin/money/payouts/:payoutId',
  adminJournal: '/admin/money/journal',
  adminPayments: '/admin/money/payments',
  adminPayment: '/admin/money/payments/:paymentId',
  adminSubscriptions: '/admin/money/subscriptions',
  adminRevenue: '/admin/money/revenue',
  adminGiving: '/admin/giving',
  adminRecurring: '/admin/giving/recurring',
  adminDonation: '/admin/giving/donations/:donationId',
  adminOfflineGift: '/admin/giving/offline',
  adminDonors: '/admin/giving/donors',
  adminDonor: '/admin/giving/donors/:donorId',
  adminGivingReports: '/admin/giving/reports',
  adminGiftAid: '/admin/giving/gift-aid',
  adminGiftAidClaim: '/admin/giving/gift-aid/claims/:claimId',
  adminGifts: '/admin/money/gifts',
  adminGift: '/admin/money/gifts/:giftId',
  adminSponsorships: '/admin/giving/sponsorships',
  adminSponsorship: '/admin/giving/sponsorships/:sponsorshipId',
  adminCampaigns: '/admin/giving/campaigns',
  adminCampaign: '/admin/giving/campaigns/:campaignId',
  adminInvoices: '/admin/money/invoices',
  adminReceiptWordings: '/admin/money/receipts',
  adminReceiptWording: '/admin/money/receipts/:law/:language',
  adminScholarships: '/admin/money/scholarships',
  adminScholarshipGrants: '/admin/money/scholarships/grants',
  adminNewScholarshipGrant: '/admin/money/scholarships/grants/new',
  adminScholarshipGrant: '/admin/money/scholarships/grants/:grantId',
  adminScholarship: '/admin/money/scholarships/:requestId',
  adminLicenses: '/admin/money/licenses',
  adminLicense: '/admin/money/licenses/:licenseId',
  adminRates: '/admin/money/rates',
  adminModeration: '/admin/moderation',
  adminSubmissions: '/admin/moderation/submissions',
  adminSubmission: '/admin/moderation/submissions/view',
  adminReviews: '/admin/moderation/reviews',
  adminComments: '/admin/moderation/comments',
} as const;

/** The file of a listing. Not a page, so it stands with the API, and no link to it is followed in place. */
export function listingFileHref(listing: string): string {
  return `/api/admin/files/${encodeURIComponent(listing)}`;
}

export type AdminAddress = keyof typeof adminAddresses;

/** The addresses without a part to fill in: those that a navigation can list. */
export type PlainAdminAddress = {
  [A in AdminAddress]: (typeof adminAddresses)[A] extends `${string}:${string}` ? never : A;
}[AdminAddress];

/** A link within the administration, as `href` makes it elsewhere. */
export function adminHref<A extends AdminAddress>(
  address: A,
  ...[parameters, query]: Parameters<(typeof adminAddresses)[A]>
): string {
  return fillPath(adminAddresses[address], parameters, query);
}
