import type { AnySchema } from '@orpc/contract';
import * as z from 'zod/mini';
import * as classesAdding from '#features/classes/adding/contract.ts';
import * as classesCardSignIn from '#features/classes/card-sign-in/contract.ts';
import * as classesCards from '#features/classes/cards/contract.ts';
import * as classes from '#features/classes/contract.ts';
import * as classesCoTeachers from '#features/classes/co-teachers/contract.ts';
import * as classesGuardian from '#features/classes/guardian/contract.ts';
import * as classesGroups from '#features/classes/groups/contract.ts';
import * as classesInvites from '#features/classes/invites/contract.ts';
import * as classesJoining from '#features/classes/joining/contract.ts';
import * as classesLeaving from '#features/classes/leaving/contract.ts';
import * as classesMemberships from '#features/classes/memberships/contract.ts';
import * as classesOwnClass from '#features/classes/own-class/contract.ts';
import * as classesStudents from '#features/classes/students/contract.ts';
import * as cms from '#features/cms/contract.ts';
import * as cmsDelivery from '#features/cms/delivery/contract.ts';
import * as cmsEntries from '#features/cms/entries/contract.ts';
import * as cmsLife from '#features/cms/life/contract.ts';
import * as cmsMissing from '#features/cms/missing/contract.ts';
import * as cmsPreviews from '#features/cms/previews/contract.ts';
import * as cmsTranslation from '#features/cms/translation/contract.ts';
import * as cmsVersions from '#features/cms/versions/contract.ts';
import * as curriculum from '#features/curriculum/contract.ts';
import * as families from '#features/families/contract.ts';
import * as familiesChildTime from '#features/families/child-time/contract.ts';
import * as familiesConsent from '#features/families/consent/contract.ts';
import * as familiesComingOfAge from '#features/families/coming-of-age/contract.ts';
import * as familiesGrownUps from '#features/families/grown-ups/contract.ts';
import * as familiesMembers from '#features/families/members/contract.ts';
import * as familiesPictures from '#features/families/picture-sign-in/contract.ts';
import * as familiesSwap from '#features/families/swap/contract.ts';
import * as familiesOverview from '#features/families/overview/contract.ts';
import * as familiesTakingIn from '#features/families/taking-in/contract.ts';
import * as familiesTime from '#features/families/time/contract.ts';
import * as notificationsChoices from '#features/notifications/choices/contract.ts';
import * as notificationsNews from '#features/notifications/news/contract.ts';
import * as notificationsPush from '#features/notifications/push/contract.ts';
import * as notificationsInbox from '#features/notifications/inbox/contract.ts';
import * as notificationsUnsubscribing from '#features/notifications/unsubscribing/contract.ts';
import * as guardians from '#features/guardians/contract.ts';
import * as guardiansConsent from '#features/guardians/consent/contract.ts';
import * as learningCaptions from '#features/learning/captions/contract.ts';
import * as learningAuthoring from '#features/learning/authoring/contract.ts';
import * as learningCatalogue from '#features/learning/catalogue/contract.ts';
import * as learningCertificates from '#features/learning/certificates/contract.ts';
import * as learningComics from '#features/learning/comics/contract.ts';
import * as learning from '#features/learning/contract.ts';
import * as learningCourses from '#features/learning/courses/contract.ts';
import * as learningEditions from '#features/learning/editions/contract.ts';
import * as learningCategories from '#features/learning/categories/contract.ts';
import * as learningDownloads from '#features/learning/downloads/contract.ts';
import * as learningFilms from '#features/learning/films/contract.ts';
import * as learningGames from '#features/learning/games/contract.ts';
import * as learningProgress from '#features/learning/progress/contract.ts';
import * as learningQuizzes from '#features/learning/quizzes/contract.ts';
import * as learningRatings from '#features/learning/ratings/contract.ts';
import * as learningResources from '#features/learning/resources/contract.ts';
import * as learningReviews from '#features/learning/reviews/contract.ts';
import * as learningSources from '#features/learning/sources/contract.ts';
import * as learningTasks from '#features/learning/tasks/contract.ts';
import * as learningTime from '#features/learning/time/contract.ts';
import * as learningToday from '#features/learning/today/contract.ts';
import * as learningUnlocks from '#features/learning/unlocks/contract.ts';
import * as media from '#features/media/contract.ts';
import * as mediaFilms from '#features/media/films/contract.ts';
import * as mediaHandedIn from '#features/media/handed-in/contract.ts';
import * as mediaPictures from '#features/media/pictures/contract.ts';
import * as mediaTracks from '#features/media/tracks/contract.ts';
import * as pages from '#features/pages/contract.ts';
import * as people from '#features/people/contract.ts';
import * as peopleAvatars from '#features/people/avatars/contract.ts';
import * as peopleAudit from '#features/people/audit/contract.ts';
import * as peopleListing from '#features/people/listing/contract.ts';
import * as peoplePanel from '#features/people/panel/contract.ts';
import * as peopleUsers from '#features/people/users/contract.ts';
import * as forms from '#features/forms/contract.ts';
import * as presentingDecks from '#features/presenting/decks/contract.ts';
import * as presentingLive from '#features/presenting/live/contract.ts';
import * as peoplePhone from '#features/people/phone/contract.ts';
import * as referrals from '#features/referrals/contract.ts';
import * as reports from '#features/reports/contract.ts';
import * as rewardsBadges from '#features/rewards/badges/contract.ts';
import * as rewards from '#features/rewards/contract.ts';
import * as rewardsDashboard from '#features/rewards/dashboard/contract.ts';
import * as rewardsDonations from '#features/rewards/donations/contract.ts';
import * as administration from '#features/administration/contract.ts';
import * as administrationViews from '#features/administration/views/contract.ts';
import * as plansRevenue from '#features/plans/revenue/contract.ts';
import * as plansSubscribers from '#features/plans/subscribers/contract.ts';
import * as plansPurchase from '#features/plans/purchase/contract.ts';
import * as plansSubscription from '#features/plans/subscription/contract.ts';
import * as sandboxCheckout from '#features/sandbox/checkout/contract.ts';
import * as sandboxDashboard from '#features/sandbox/dashboard/contract.ts';
import * as schools from '#features/schools/contract.ts';
import * as licensesAsking from '#features/licenses/asking/contract.ts';
import * as licensesFinance from '#features/licenses/finance/contract.ts';
import * as licensesHolding from '#features/licenses/holding/contract.ts';
import * as scholarshipsAsking from '#features/scholarships/asking/contract.ts';
import * as scholarshipsDeciding from '#features/scholarships/deciding/contract.ts';
import * as search from '#features/search/contract.ts';
import * as donationsDonors from '#features/donations/donors/contract.ts';
import * as donationsFinance from '#features/donations/finance/contract.ts';
import * as donationsGiving from '#features/donations/giving/contract.ts';
import * as donationsGiftAid from '#features/donations/gift-aid/contract.ts';
import * as donationsSummaries from '#features/donations/summaries/contract.ts';
import * as donationsRecurring from '#features/donations/recurring/contract.ts';
import * as donationsReports from '#features/donations/reports/contract.ts';
import * as sponsorshipsBooking from '#features/sponsorships/booking/contract.ts';
import * as sponsorshipsDeciding from '#features/sponsorships/deciding/contract.ts';
import * as sponsorshipsKeeping from '#features/sponsorships/keeping/contract.ts';
import * as sponsorshipsShowing from '#features/sponsorships/showing/contract.ts';
import * as donationsOffline from '#features/donations/offline/contract.ts';
import * as campaignsDeciding from '#features/campaigns/deciding/contract.ts';
import * as campaignsLive from '#features/campaigns/live/contract.ts';
import * as campaignsMatching from '#features/campaigns/matching/contract.ts';
import * as campaignsOrganizing from '#features/campaigns/organizing/contract.ts';
import * as campaignsSetup from '#features/campaigns/setup/contract.ts';
import * as campaignsReminding from '#features/campaigns/reminding/contract.ts';
import * as campaignsSharing from '#features/campaigns/sharing/contract.ts';
import * as campaignsShowing from '#features/campaigns/showing/contract.ts';
import * as campaignsWall from '#features/campaigns/wall/contract.ts';
import * as campaignsThanks from '#features/campaigns/thanks/contract.ts';
import * as campaignsTeams from '#features/campaigns/teams/contract.ts';
import * as giftsClaiming from '#features/gifts/claiming/contract.ts';
import * as giftsFinance from '#features/gifts/finance/contract.ts';
import * as giftsGiving from '#features/gifts/giving/contract.ts';
import * as couponsEditing from '#features/coupons/editing/contract.ts';
import * as currencies from '#features/currencies/contract.ts';
import * as currenciesChoice from '#features/currencies/choice/contract.ts';
import * as paymentsDeciding from '#features/payments/deciding/contract.ts';
import * as ledgerJournal from '#features/ledger/journal/contract.ts';
import * as paymentsPayouts from '#features/payments/payouts/contract.ts';
import * as paymentsQueues from '#features/payments/queues/contract.ts';
import * as paymentsFinance from '#features/payments/finance/contract.ts';
import * as invoicesDocuments from '#features/invoices/documents/contract.ts';
import * as invoicesWording from '#features/invoices/wording/contract.ts';
import * as store from '#features/store/contract.ts';
import * as storeBudgets from '#features/store/budgets/contract.ts';
import * as storeImpact from '#features/store/impact/contract.ts';
import * as storeItems from '#features/store/items/contract.ts';
import * as storeOrders from '#features/store/orders/contract.ts';
import * as storeRedemptions from '#features/store/redemptions/contract.ts';
import * as siteSettings from '#features/site-settings/contract.ts';
import * as settings from '#features/settings/contract.ts';
import * as signIn from '#features/sign-in/contract.ts';
import * as signInAdmins from '#features/sign-in/admins/contract.ts';
import * as signInCaptcha from '#features/sign-in/captcha/contract.ts';
import * as signInEmails from '#features/sign-in/emails/contract.ts';
import * as signInIdentities from '#features/sign-in/identities/contract.ts';
import * as signInPasskeys from '#features/sign-in/passkeys/contract.ts';
import * as signInPasswords from '#features/sign-in/passwords/contract.ts';
import * as signInSecondStep from '#features/sign-in/second-step/contract.ts';
import * as signInSessions from '#features/sign-in/sessions/contract.ts';
import * as signInWaysIn from '#features/sign-in/ways-in/contract.ts';
import * as signUp from '#features/sign-up/contract.ts';
import * as signUpActivations from '#features/sign-up/activations/contract.ts';
import * as signUpInvites from '#features/sign-up/invites/contract.ts';
import * as signUpRegistration from '#features/sign-up/registration/contract.ts';
import * as signUpWelcome from '#features/sign-up/welcome/contract.ts';
import * as submissions from '#features/submissions/contract.ts';
import * as submissionsClassModeration from '#features/submissions/class-moderation/contract.ts';
import * as submissionsGuardian from '#features/submissions/guardian/contract.ts';
import * as submissionsHandingIn from '#features/submissions/handing-in/contract.ts';
import * as submissionsImpactKinds from '#features/submissions/impact-kinds/contract.ts';
import * as submissionsImpactReport from '#features/submissions/impact-report/contract.ts';
import * as submissionsImpact from '#features/submissions/impact/contract.ts';
import * as teachingAnnouncements from '#features/teaching/announcements/contract.ts';
import * as teachingAssignments from '#features/teaching/assignments/contract.ts';
import * as teachingBoard from '#features/teaching/board/contract.ts';
import * as teachingCertificates from '#features/teaching/certificates/contract.ts';
import * as teachingGoal from '#features/teaching/goal/contract.ts';
import * as teachingGrid from '#features/teaching/grid/contract.ts';
import * as submissionsLife from '#features/submissions/life/contract.ts';
import * as submissionsModeration from '#features/submissions/moderation/contract.ts';
import * as submissionsWall from '#features/submissions/wall/contract.ts';
import * as together from '#features/together/contract.ts';
import * as togetherFriday from '#features/together/friday/contract.ts';
import * as togetherGoal from '#features/together/goal/contract.ts';

/** The modules whose schemas the reference shows by name: every contract of every feature (a test compares them with the files). */
const contracts: readonly object[] = [
  classesAdding,
  classesCardSignIn,
  classesCards,
  classes,
  classesCoTeachers,
  classesGroups,
  classesGuardian,
  classesInvites,
  classesJoining,
  classesLeaving,
  classesMemberships,
  classesOwnClass,
  classesStudents,
  cms,
  cmsDelivery,
  cmsEntries,
  cmsLife,
  cmsMissing,
  cmsPreviews,
  cmsTranslation,
  cmsVersions,
  curriculum,
  families,
  familiesChildTime,
  familiesComingOfAge,
  familiesConsent,
  familiesGrownUps,
  familiesMembers,
  familiesSwap,
  familiesOverview,
  familiesPictures,
  familiesTakingIn,
  familiesTime,
  guardians,
  guardiansConsent,
  notificationsChoices,
  notificationsInbox,
  notificationsNews,
  notificationsPush,
  notificationsUnsubscribing,
  learningCaptions,
  learningAuthoring,
  learningCatalogue,
  learningCertificates,
  learningComics,
  learning,
  learningCourses,
  learningEditions,
  learningCategories,
  learningDownloads,
  learningFilms,
  learningGames,
  learningProgress,
  learningQuizzes,
  learningRatings,
  learningReviews,
  learningResources,
  learningSources,
  learningTasks,
  learningTime,
  learningToday,
  learningUnlocks,
  media,
  mediaFilms,
  mediaHandedIn,
  mediaPictures,
  mediaTracks,
  pages,
  people,
  peopleAudit,
  peopleAvatars,
  peopleListing,
  peoplePanel,
  peopleUsers,
  forms,
  presentingDecks,
  presentingLive,
  reports,
  rewardsBadges,
  rewards,
  rewardsDashboard,
  rewardsDonations,
  administration,
  administrationViews,
  plansPurchase,
  plansRevenue,
  plansSubscribers,
  plansSubscription,
  sandboxCheckout,
  sandboxDashboard,
  schools,
  search,
  settings,
  licensesAsking,
  licensesFinance,
  licensesHolding,
  scholarshipsAsking,
  scholarshipsDeciding,
  donationsDonors,
  donationsFinance,
  donationsGiving,
  donationsGiftAid,
  donationsSummaries,
  donationsRecurring,
  donationsReports,
  sponsorshipsBooking,
  sponsorshipsDeciding,
  sponsorshipsKeeping,
  sponsorshipsShowing,
  donationsOffline,
  campaignsDeciding,
  campaignsLive,
  campaignsMatching,
  campaignsOrganizing,
  campaignsSetup,
  campaignsReminding,
  campaignsSharing,
  campaignsShowing,
  campaignsWall,
  campaignsTeams,
  campaignsThanks,
  giftsClaiming,
  giftsFinance,
  giftsGiving,
  couponsEditing,
  currencies,
  currenciesChoice,
  invoicesDocuments,
  invoicesWording,
  ledgerJournal,
  paymentsFinance,
  paymentsQueues,
  paymentsPayouts,
  paymentsDeciding,
  store,
  storeBudgets,
  peoplePhone,
  referrals,
  storeImpact,
  storeItems,
  storeOrders,
  storeRedemptions,
  submissions,
  submissionsClassModeration,
  submissionsGuardian,
  submissionsHandingIn,
  submissionsImpact,
  submissionsImpactKinds,
  submissionsImpactReport,
  submissionsLife,
  submissionsModeration,
  submissionsWall,
  teachingAnnouncements,
  teachingAssignments,
  teachingBoard,
  teachingCertificates,
  teachingGoal,
  teachingGrid,
  siteSettings,
  signIn,
  signInAdmins,
  signInCaptcha,
  signInEmails,
  signInIdentities,
  signInPasskeys,
  signInPasswords,
  signInSecondStep,
  signInSessions,
  signInWaysIn,
  signUp,
  signUpActivations,
  signUpInvites,
  signUpRegistration,
  signUpWelcome,
  together,
  togetherFriday,
  togetherGoal,
];

/** A string or number with limits alone is not worth a name, which would only hide its limits. */
const shapes = new Set(['object', 'union', 'enum', 'record', 'intersection']);

/** The schemas of the contracts, each under the name it is exported by. */
export function listNamedSchemas(): Map<string, AnySchema> {
  const named = new Map<string, AnySchema>();
  for (const [name, value] of contracts.flatMap((module) => Object.entries(module))) {
    if (!isSchema(value) || !(shapes.has(value._zod.def.type) || z.globalRegistry.has(value))) continue;
    const other = named.get(name);
    if (other && other !== value) throw new Error(`two contracts export a schema named ${name}`);
    named.set(name, value);
  }
  return named;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return !!value && typeof value === 'object' && '_zod' in value;
}
