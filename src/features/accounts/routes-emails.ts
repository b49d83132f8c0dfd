import type { PageRoute } from '#page/page-route.ts';
import { emailChangeQuery, verificationQuery } from './web/emails/link-queries.ts';
import { resetLinkQuery, tokenOf } from './web/emails/reset-link-query.ts';

export const emailsRoutes: PageRoute[] = [
  {
    id: 'emailVerify',
    addresses: ['emailVerify'],
    module: 'accounts/web/emails/verify-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(verificationQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts/emails.ts')).verifyEmail(args),
  },
  {
    id: 'emailUpdate',
    addresses: ['emailUpdate'],
    module: 'accounts/web/emails/update-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(emailChangeQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts/emails.ts')).changeEmail(args),
  },
  {
    id: 'updatePass',
    addresses: ['updatePass'],
    module: 'accounts/web/emails/update-pass-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, url }) {
      await page.queries.ensureQueryData(resetLinkQuery(page.api, tokenOf(url)));
    },
    act: async (args) => (await import('./web/acts/emails.ts')).resetPassword(args),
  },
];
