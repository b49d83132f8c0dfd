import type { PageRoute } from '#page/page-route.ts';

export const notificationsRoutes: PageRoute[] = [
  {
    id: 'messages',
    addresses: ['messages'],
    module: 'notifications/inbox/web/messages-page.tsx',
    access: 'member',
    act: async (args) => (await import('./inbox/web/acts.ts')).readAll(args),
  },
];
