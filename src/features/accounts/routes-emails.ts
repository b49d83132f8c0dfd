import type { PageRoute } from '../../page/page-route.ts';

export const emailsRoutes: PageRoute[] = [
  {
    id: 'emailVerify',
    addresses: ['emailVerify'],
    module: 'accounts/web/emails/verify-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts/emails.ts')).verifyEmail(args),
  },
  {
    id: 'emailUpdate',
    addresses: ['emailUpdate'],
    module: 'accounts/web/emails/update-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts/emails.ts')).changeEmail(args),
  },
  {
    id: 'updatePass',
    addresses: ['updatePass'],
    module: 'accounts/web/emails/update-pass-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: async (args) => (await import('./web/acts/emails.ts')).resetPassword(args),
  },
];
