import type { PageRoute } from '#page/page-route.ts';
import { childOfApprovalQuery, childOfWithdrawalQuery } from './web/child-queries.ts';

/** The pages that a guardian's mails link to. A GET changes nothing; each has a button that posts. */
export const guardianRoutes: PageRoute[] = [
  {
    id: 'guardianApproval',
    addresses: ['guardianApproval'],
    module: 'guardians/consent/web/approval-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(childOfApprovalQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).answerApproval(args),
  },
  {
    id: 'guardianWithdrawal',
    addresses: ['guardianWithdrawal'],
    module: 'guardians/consent/web/withdrawal-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(childOfWithdrawalQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).answerWithdrawal(args),
  },
];
