import type { PageRoute } from '#page/page-route.ts';

export const notificationsRoutes: PageRoute[] = [
  {
    id: 'messages',
    addresses: ['messages'],
    module: 'notifications/inbox/web/messages-page.tsx',
    access: 'member',
    act: async (args) => (await import('./inbox/web/acts.ts')).readAll(args),
  },
  {
    id: 'unsubscribe',
    addresses: ['unsubscribe'],
    module: 'notifications/unsubscribing/web/unsubscribe-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    act: async (args) => (await import('./unsubscribing/web/acts.ts')).unsubscribe(args),
  },
];
