import type { Rolldown } from 'vite';

/* Which modules are together in one file for the browser: a few files instead of dozens. */

/** Whether only the pages of one kind show it: nothing the start page needs. Every page knows what routes request. */
function isOnlyFor(pages: RegExp) {
  return (id: string) => pages.test(id) && !/-(query|queries|second-factor)\.ts$/.test(id);
}

/** The administration: its pages, and what only they are built with. */
function isForAdmin(id: string): boolean {
  return (
    /\/src\/(?:admin-urls|app\/admin\/(?!door)|page\/(?:admin|table|editor)\/|ui\/table\/|features\/.*\/(?:admin-(?:pages|routes)\.ts|(?:web\/(?:.+\/)?(?:admin|editor)|offered\/(?:entry|uploads))\/))/.test(
      id,
    ) ||
    /node_modules\/(?:@tanstack\/(?:react-)?(?:table|virtual)|@tiptap|prosemirror|tus-js-client)/.test(id)
  );
}

const isForAccounts = isOnlyFor(
  /\/(?:guardians|sign-up|settings)\/(?:[^/]+\/)?web\/|\/sign-in\/(?:(?:[^/]+\/)?web\/|offered\/(?!verification-button))|\/people\/offered\/(?:avatar-|phone-field)/,
);
const isForClasses = isOnlyFor(/\/classes\/(?:(?:[^/]+\/)?web\/|adding\/policy|offered\/own-classes)/);
/** The landing pages for parents, families and educators. */
const isForLanding = isOnlyFor(/\/home\/web\/landing\/|\/forms\/offered\/contact-form/);
/** What families and teachers have pages for, whose modules load their own data: nothing that every page asks for. */
const isForFamilies = (id: string) =>
  /\/(?:families|together)\/(?:[^/]+\/)?web\/|\/home\/web\/family\/|\/families\/offered\/(?:child-time-|person-face|overview-query|consent-|own-account-|naming-)|\/art\/(?:goal-|place-fruits)/.test(
    id,
  );
/** The page of every course asks what can be shown to a class. */
const isForTeaching = (id: string) =>
  /\/(?:teaching|presenting)\/(?:[^/]+\/)?(?:web|offered)\//.test(id) && !id.endsWith('/is-presentable.ts');
const isForForms = isOnlyFor(
  /\/page\/form\/(?!page-(?:password|checkboxes)\.|keep-typed\.|act-on-form\.)|\/ui\/field\/(?:field|select-input|text-input)\.|\/offered\/(?:legal-note|answer-sheet)\./,
);
/** Where someone signs in or proves who she is; few forms ask for that. */
const isForPasswords = isOnlyFor(/\/page\/form\/page-password\.|\/ui\/field\/password-input\./);
/** The one field that a page without a form has, too. */
const isCheckbox = isOnlyFor(/\/ui\/field\/checkbox\./);
/** What pages of classes share with those of teaching. */
const isDisclosure = isOnlyFor(/\/ui\/disclosure\//);
const isForLessons = isOnlyFor(
  /\/learning\/(?:(?:lesson|films|games|quizzes|comics|tasks|classic-mode)\/web\/|offered\/source-)/,
);

/** Works beside one another, on many pages, which need no forms for it. */
const isForBricks = (id: string) =>
  /\/submissions\/(?:wall\/web\/(?:brick-[a-z]+|work-(?:brick|face|href)|wall-queries)|handing-in\/web\/(?:own-bricks|state-(?:badge|words)))\.tsx?$|\/core\/sticker-names\.ts$/.test(
    id,
  );

/** What learners made: shown on pages that many people never open, and loaded by them. Other routes request the excepted. */
function isForWorks(id: string): boolean {
  return (
    /\/submissions\/(?:[^/]+\/)?(?:web|offered)\//.test(id) &&
    !isForBricks(id) &&
    !isForAdmin(id) &&
    !/\/(?:offered\/[a-z-]+-query|guardian-queries)\.ts$/.test(id)
  );
}

/** The store, which many people never open; what routes request stays with them. */
const isForStore = (id: string) => isOnlyFor(/\/store\/(?:[^/]+\/)?(?:web|offered)\//)(id) && !isForAdmin(id);

/** What is sold, which the store shows nothing of. */
const isForPlans = (id: string) =>
  /\/features\/plans\/(?:(?:[^/]+\/)?(?:web|offered)\/|policy\.ts)/.test(id) && !isForAdmin(id);

/** Money as a value, how it is paid, and days in words, which only pages with prices and terms need. */
const isForMoney = isOnlyFor(/\/core\/(?:money(?:-text|-input)?|payment-providers|say-day)\.ts$/);

/** What schools buy, and what people ask for; finance knows their rules, too. */
const isForAsking = (id: string) =>
  isOnlyFor(/\/features\/(?:licenses|scholarships)\/(?:(?:[^/]+\/)?web\/|policy\.ts)/)(id) && !isForAdmin(id);

/** Choosing the currency of prices, which few pages offer. */
const isForCurrencies = isOnlyFor(/\/features\/currencies\/offered\//);

/** Giving a plan, with the cards in cut paper. */
const isForGifts = (id: string) =>
  /\/features\/gifts\/(?:(?:[^/]+\/)?web\/|policy\.ts)|\/art\/gift-cards\/|\/core\/gift-card-names\.ts$/.test(
    id,
  ) && !isForAdmin(id);

/** Giving money, and what came of it. */
const isForDonations = (id: string) =>
  /\/features\/donations\/(?:(?:[^/]+\/)?web\/|policy\.ts)|\/core\/money-input\.ts$/.test(id) &&
  !isForAdmin(id);

/** The cities whose Shabbat people keep, and clocks there: of settings and campaigns. */
const isForPlaces = (id: string) => /\/core\/(?:places|zoned-time)\.ts$/.test(id);

/** The names of all countries, which only a few forms offer. */
const isForCountries = (id: string) => id.endsWith('/core/countries.ts');

/** Campaigns: the list, their pages, and setting one up. */
const isForCampaigns = (id: string) =>
  /\/features\/campaigns\/(?:(?:[^/]+\/)?(?:web\/|policy[a-z-]*\.ts))|\/art\/thermometer\.tsx$/.test(id) &&
  !isForAdmin(id);

/** Dedicating days: the calendar, and the sponsor's page. */
const isForSponsorships = (id: string) =>
  /\/features\/sponsorships\/(?:(?:[^/]+\/)?web\/|policy[a-z-]*\.ts)/.test(id) &&
  !isForDedications(id) &&
  !isForAdmin(id);
/** The line in the header that says for whom a day is, whose code comes once a page is live. */
const isForDedications = (id: string) =>
  /\/sponsorships\/(?:offered\/dedication-line|web\/use-dedication-)/.test(id);

/** Small modules that routes load their pages' data with: each in its own file would weigh twice as much. */
function isAskedByRoutes(id: string): boolean {
  const hasOwnFile = [
    isForAdmin,
    isForBricks,
    isForWorks,
    isForFamilies,
    isForTeaching,
    isForPlans,
    isForCurrencies,
    isForGifts,
    isForDonations,
    isForCampaigns,
    isForSponsorships,
    isForDedications,
    isForPlaces,
  ];
  if (hasOwnFile.some((isFor) => isFor(id))) return false;
  return (
    /\/src\/features\/.*\/(?:[a-z-]+-(?:query|queries|choice)|load-[a-z-]+)\.ts$/.test(id) ||
    // Small, and shared with what a page loads later: a file each would cost more than it holds.
    /\/src\/(?:app\/(?:private-queries|browser\/browser-cookies)|core\/durations)\.ts$/.test(id)
  );
}

const isLibraryOfEveryPage = (id: string) =>
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@orpc|@tanstack\/(?:react-query|query-core))\//.test(
    id,
  );

/** What makes requests of calls, and nothing else needs: loaded with the first call (src/app/browser/http-api.ts). */
function isForCalls(id: string, context: Rolldown.ChunkingContext): boolean {
  const [, library, file] = /node_modules\/@orpc\/([\w-]+)\/dist\/(.+)$/.exec(id) ?? [];
  if (!library || !file) return false;
  if (library !== 'client') return /^(?:openapi-client|contract|standard-server(?:-fetch)?)$/.test(library);
  // Its errors and its client are of every page; the rest of it is what reads and writes requests.
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return file !== 'index.mjs' && imported.some((each) => each.includes('/@orpc/standard-server'));
}

/** What pages of several kinds share, except the film player and codes to scan, which few of them show. */
function isShared(id: string): boolean {
  const isOfOneKind = [
    isForAdmin,
    isForAccounts,
    isForClasses,
    isForLanding,
    isForFamilies,
    isForTeaching,
    isForForms,
    isForPasswords,
    isCheckbox,
    isDisclosure,
    isForLessons,
    isForBricks,
    isForWorks,
    isForStore,
    isForPlans,
    isForMoney,
    isForAsking,
    isForCurrencies,
    isForGifts,
    isForDonations,
    isForCampaigns,
    isForSponsorships,
    isForDedications,
    isForPlaces,
    isForCountries,
  ].some((isFor) => isFor(id));
  return !isOfOneKind && !/node_modules\/(@vidstack|media-captions|uqr)|\/qr-code\.tsx$/.test(id);
}

/**
 * How many of the site's pages, and other modules loaded on demand, contain a module. The administration's do not count: what
 * only staff share is nothing for visitors to load.
 */
function countSitePages(id: string, context: Rolldown.ChunkingContext): number {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    if (isForAdmin(each)) continue;
    const module = context.getModuleInfo(each);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) pages.add(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return pages.size;
}

/**
 * An icon that pages of the site and of the administration show gets a file of its own: together with the administration's
 * files, visitors would load all of those for it.
 */
function nameSharedIcon(id: string, context: Rolldown.ChunkingContext): string | null {
  const [, icon] = /@tabler\/icons-react\/.+\/(Icon\w+)\.mjs$/.exec(id) ?? [];
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isAlsoFor = (isFor: (id: string) => boolean) => importers.some(isFor) && !importers.every(isFor);
  return icon && ((importers.some(isForAdmin) && countSitePages(id, context) > 0) || isAlsoFor(isForTeaching))
    ? icon
    : null;
}

const pagesWithSharedIcon = 12;

/** Whether a module is loaded with every page: the routes and what they request, and what pages share. */
function isOfEveryPage(id: string, context: Rolldown.ChunkingContext): boolean {
  if (/src\/app\/(?:live-page\.tsx|routes\.ts|browser\/load-language\.ts)$/.test(id)) return true;
  // Too small for a file; in the administration's, the store's page would load all of that.
  if (id.endsWith('/src/page/use-is-live.ts')) return true;
  const pages = countSitePages(id, context);
  // Icons on just a few pages get files of their own: here they made up a tenth of what every page loads.
  if (/@tabler\/icons-react\/.+\/Icon\w+\.mjs$/.test(id)) return pages >= pagesWithSharedIcon;
  return (isAskedByRoutes(id) && pages >= 2) || (isShared(id) && pages >= 3);
}

/** What every page runs on, and what several pages share. */
export const browserFiles: Rolldown.CodeSplittingGroup[] = [
  // The entry needs no more than this.
  {
    name: 'start',
    test: /vite\/preload-helper|src\/app\/(page-data|browser\/(connection|chunk-reload)|offline\/kept-mark|shell\/load-offline-notice)/,
    priority: 5,
  },
  // What every page runs on: packed in one file it is two kilobytes smaller than in two.
  {
    debugName: 'libraries',
    name: (id, context) => (isLibraryOfEveryPage(id) && !isForCalls(id, context) ? 'libraries' : null),
    priority: 4,
  },
  // What every page loads besides: in one file it weighs less than in three. The administration uses parts of it; that it is
  // loaded by a function (`goLive`) is why the two files do not wait for each other.
  {
    debugName: 'site',
    name: (id, context) => (isOfEveryPage(id, context) ? 'site' : null),
    priority: 3,
  },
  // Before those that would take them along.
  { name: 'checkbox', test: isCheckbox, minShareCount: 3, priority: 2 },
  { name: 'disclosure', test: isDisclosure, minShareCount: 3, priority: 2 },
  { name: 'forms', test: isForForms, minShareCount: 3, priority: 1 },
  { name: 'passwords', test: isForPasswords, minShareCount: 3 },
  { name: 'accounts', test: isForAccounts, minShareCount: 3 },
  { name: 'classes', test: isForClasses, minShareCount: 3 },
  { name: 'landing', test: isForLanding, minShareCount: 3 },
  { name: 'families', test: isForFamilies, minShareCount: 3 },
  { name: 'teaching', test: isForTeaching, minShareCount: 3 },
  { name: 'bricks', test: isForBricks, minShareCount: 2 },
  { name: 'works', test: isForWorks, minShareCount: 3 },
  { name: 'store', test: isForStore, minShareCount: 3 },
  { name: 'money', test: isForMoney, minShareCount: 2, priority: 1 },
  { name: 'asking', test: isForAsking, minShareCount: 2 },
  { name: 'plans', test: isForPlans, minShareCount: 3 },
  { name: 'currencies', test: isForCurrencies, minShareCount: 3 },
  { name: 'gifts', test: isForGifts, minShareCount: 3 },
  { name: 'donations', test: isForDonations, minShareCount: 2 },
  { name: 'places', test: isForPlaces, minShareCount: 2, priority: 1 },
  { name: 'campaigns', test: isForCampaigns, minShareCount: 3 },
  { name: 'sponsorships', test: isForSponsorships, minShareCount: 2 },
  { name: 'dedications', test: isForDedications, minShareCount: 2 },
  { name: 'lessons', test: isForLessons, minShareCount: 3 },
  { debugName: 'icons', name: nameSharedIcon, priority: 2 },
  { name: 'admin', test: isForAdmin, minShareCount: 3 },
];
