/** Every address of the product, once. A `:name` is filled in by `href`. */
export const addresses = {
  start: '/',
  home: '/home',
  courses: '/courses',
  course: '/courses/:courseSlug',
  categories: '/courses/category',
  category: '/courses/category/:categorySlug',
  lesson: '/courses/:courseSlug/:itemSlug',
  certificate: '/certificates/:code',
  certificatePdf: '/certificates/:code/pdf',
  invoice: '/invoices/:reference',
  invoicePdf: '/invoices/:reference/pdf',
  search: '/search',
  games: '/games',
  challenges: '/challenges',
  submissions: '/submissions',
  submission: '/submissions/:submissionId',
  curricula: '/curriculum',
  curriculum: '/curriculum/:curriculumSlug',
  lessonPlan: '/curriculum/:curriculumSlug/:planId',
  downloads: '/downloads',
  download: '/downloads/:resourceId',
  login: '/login',
  secondStep: '/login/second-step',
  googleReturn: '/login/google',
  facebookReturn: '/login/facebook',
  updatePass: '/login/update-pass',
  activate: '/activate/:token',
  invite: '/invites/:token',
  emailVerify: '/email/verify/:token',
  emailUpdate: '/email/update/:token',
  signup: '/signup',
  signupSuccess: '/signup/success',
  welcome: '/welcome',
  welcomeName: '/welcome/name',
  unsubscribe: '/unsubscribe/:token',
  pricing: '/pricing',
  plans: '/plans',
  donate: '/donate',
  donation: '/donation',
  donationOfDonor: '/donation/:token',
  donationSummary: '/donations/summary/:token',
  donationSummaryPdf: '/donations/summary/:token/pdf',
  sponsorships: '/donate/sponsorships',
  sponsorship: '/donate/sponsorships/:token',
  gift: '/gift',
  giftPaid: '/gift/paid',
  giftClaim: '/gift/claim',
  giftOfGiver: '/gift/:token',
  giftChange: '/gift/:token/change',
  giftPrint: '/gift/:token/print',
  campaigns: '/campaigns',
  campaignsStart: '/campaigns/start',
  campaignsCreate: '/campaigns/create',
  campaignTeamInvitation: '/campaigns/invitations/:token',
  campaign: '/campaign/:campaignSlug',
  campaignDonate: '/campaign/:campaignSlug/donate',
  campaignHall: '/campaign/:campaignSlug/wall',
  campaignEmbed: '/campaign/:campaignSlug/embed',
  campaignPoster: '/campaign/:campaignSlug/poster',
  campaignPosterPdf: '/campaign/:campaignSlug/poster/pdf',
  campaignEdit: '/campaign/:campaignSlug/edit',
  campaignLaunched: '/campaign/:campaignSlug/launched',
  campaignDashboard: '/campaign/:campaignSlug/dashboard',
  campaignCreateTeam: '/campaign/:campaignSlug/create-team',
  campaignTeam: '/campaign/:campaignSlug/:teamSlug',
  campaignTeamDonate: '/campaign/:campaignSlug/:teamSlug/donate',
  campaignTeamEdit: '/campaign/:campaignSlug/:teamSlug/edit',
  campaignTeamDashboard: '/campaign/:campaignSlug/:teamSlug/dashboard',
  subscriptionPay: '/subscription/pay',
  subscriptionPayPaypal: '/subscription/pay/paypal',
  subscriptionPayCard: '/subscription/pay/credit-card',
  subscriptionPaid: '/subscription/pay/success',
  scholarship: '/scholarship',
  scholarshipAnswer: '/scholarship/answers/:token',
  licenses: '/licenses',
  license: '/licenses/:licenseId',
  licenseInvitation: '/licenses/invitations/:token',
  sandboxPay: '/sandbox/pay/:token',
  sandboxPayments: '/dev/payments',
  currency: '/currency',
  inviteFriends: '/invite',
  join: '/join',
  joinClass: '/join/:classCode',
  joinPending: '/join/pending',
  ownClass: '/classes/:classId',
  classWall: '/classes/:classId/wall',
  studentCard: '/students/:token',
  guardianApproval: '/approve/account/:token',
  classApproval: '/approve/class/:token',
  submissionApproval: '/approve/submissions/:submissionToken',
  standingConsent: '/approve/always/:token',
  redemptionApproval: '/approve/redemptions/:token',
  guardianWithdrawal: '/approve/withdraw/:token',
  familyWho: '/family/who',
  familySwap: '/family/who/:personId',
  familyEnter: '/family/enter',
  familyEntrance: '/family/enter/:familyCode',
  familyNewMember: '/family/members/new',
  familyMember: '/family/members/:memberId',
  familyFriday: '/family/friday',
  family: '/family',
  familyTime: '/family/time/:memberId',
  parents: '/parents',
  live: '/live',
  liveGame: '/live/:classCode',
  educators: '/educators',
  present: '/educators/:classId/present/:itemId',
  liveSlides: '/educators/:classId/live/:sessionId',
  classCards: '/educators/:classId/cards',
  classCode: '/educators/:classId/code',
  classGrid: '/educators/:classId',
  gridPrint: '/educators/:classId/print',
  classCertificates: '/educators/:classId/certificates',
  classBoard: '/educators/:classId/board',
  classGroups: '/educators/:classId/groups',
  classTeachers: '/educators/:classId/teachers',
  teacherInvitation: '/educators/invitations/:token',
  classCourses: '/educators/:classId/courses',
  classStudent: '/educators/:classId/students/:studentId',
  classItem: '/educators/:classId/items/:itemId',
  classAssignments: '/educators/:classId/assignments',
  newAssignment: '/educators/:classId/assignments/new',
  assignment: '/educators/:classId/assignments/:assignmentId',
  familyPeople: '/family/people',
  familyWatching: '/family/watching',
  ownAccount: '/family/own-account/:token',
  familyInvitation: '/family/invitations/:token',
  dashboard: '/dashboard',
  today: '/today',
  messages: '/messages',
  store: '/store',
  storeImpact: '/store/impact',
  storeMine: '/store/mine',
  storeCard: '/store/cards/:redemptionId',
  logout: '/logout',
  settings: '/settings',
  settingsProfile: '/settings/profile',
  settingsAccount: '/settings/account',
  settingsSecurity: '/settings/security',
  settingsPreferences: '/settings/preferences',
  settingsSubscription: '/settings/subscription',
  settingsNotifications: '/settings/notifications',
  apiReference: '/api',
  offline: '/offline',
  /** The privacy policy, the terms, and whatever else is authored in `content/pages`. */
  staticPage: '/:pageSlug',
} as const;

/** Where the administration begins; its own addresses are in `admin-urls.ts`. */
export const administrationPath = '/admin';

export type Address = keyof typeof addresses;

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** What a path of an address needs to become a link: its named segments, and perhaps a query. */
export type Parameters<Path extends string> =
  Names<Path> extends never
    ? [parameters?: undefined, query?: Query]
    : [parameters: Record<Names<Path>, string>, query?: Query];
export type Query = Record<string, string | number | undefined>;

/** A link within the product: `href('course', { courseSlug })`; values are encoded, undefined query values left out. */
export function href<A extends Address>(
  address: A,
  ...[parameters, query]: Parameters<(typeof addresses)[A]>
): string {
  return fillPath(addresses[address], parameters, query);
}

/** The path of an address with its named segments and its query. */
export function fillPath(pattern: string, parameters?: Record<string, string>, query?: Query): string {
  const path = parameters
    ? pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
    : pattern;
  if (!query) return path;
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

const secretPaths = Object.values(addresses)
  .filter((address) => /\/:(?:token|reference|classCode|familyCode)$/.test(address))
  .map((address) => address.replace(/:\w+$/, ''));

/** Whether a path contains a secret that lets its bearer read or act, or a class's or family's code: such a page is never cached for others. */
export function holdsSecret(path: string): boolean {
  return secretPaths.some((start) => path.startsWith(start));
}

/** Pages that show a visitor what she herself has chosen or just done. */
const ownPages: ReadonlySet<string> = new Set([
  addresses.sandboxPayments,
  addresses.currency,
  addresses.pricing,
  addresses.gift,
  addresses.donate,
  addresses.donation,
  addresses.sponsorships,
]);

/** Whether a page is made for each visitor, and never cached for others. */
export function isOwnPage(path: string): boolean {
  return ownPages.has(path);
}

/**
 * The query parameters that a page may display: without tracking, and without `lang`, which is applied once. A page is
 * cached for all visitors under its address without those, so none of them may be on the page.
 */
export function pageQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== 'lang' && !name.startsWith('utm_'),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** The path if it stays on this site, else undefined: guards `onSuccess` against open redirects. */
export function sameOriginPath(target: string | null | undefined): string | undefined {
  if (!target || target.length > 2000 || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\\]/.test(target))
    return undefined;
  const url = new URL(target, 'http://localhost');
  // `/..//host` normalizes to a path that a browser reads as another host.
  return url.host === 'localhost' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}
