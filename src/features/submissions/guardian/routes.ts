import { homePanels } from '#page/home-panels.ts';
import type { PagePart } from '#page/page-parts.tsx';
import type { PageRoute } from '#page/page-route.ts';

/** The pages that mails about works link to. A GET changes nothing; each has buttons that post. */
export const guardianRoutes: PageRoute[] = [
  {
    id: 'submissionApproval',
    addresses: ['submissionApproval'],
    module: 'submissions/guardian/web/approve-works-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).answerWork(args),
  },
  {
    id: 'standingConsent',
    addresses: ['standingConsent'],
    module: 'submissions/guardian/web/standing-consent-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./web/acts.ts')).revokeConsent(args),
  },
];

/** A parent who opens her home finds what waits for her; it comes once the page is live, since it waits for few. */
export const guardianParts: PagePart[] = [
  {
    on: 'home',
    place: homePanels,
    module: 'submissions/guardian/web/children-works-part.tsx',
    later: true,
  },
];
