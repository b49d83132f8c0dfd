import type { PageRoute } from '#page/page-route.ts';
import { emailChangeQuery, verificationQuery } from './web/link-queries.ts';
import { resetLinkQuery, tokenOf } from './web/reset-link-query.ts';

export const emailsRoutes: PageRoute[] = [
  {
    id: 'emailVerify',
    addresses: ['emailVerify'],
    module: 'sign-in/emails/web/verify-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(verificationQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).verifyEmail(args),
  },
  {
    id: 'emailUpdate',
    addresses: ['emailUpdate'],
    module: 'sign-in/emails/web/update-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(emailChangeQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).changeEmail(args),
  },
  {
    id: 'updatePass',
    addresses: ['updatePass'],
    module: 'sign-in/emails/web/update-pass-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, url }) {
      await page.queries.ensureQueryData(resetLinkQuery(page.api, tokenOf(url)));
    },
    act: async (args) => (await import('./web/acts.ts')).resetPassword(args),
  },
];
