import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

export const togetherRoutes: PageRoute[] = [
  {
    id: 'familyFriday',
    addresses: ['familyFriday'],
    module: 'together/friday/web/friday-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    undisturbed: true,
  },
];
