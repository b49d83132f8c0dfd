import { redirect } from 'react-router';
import { childRoles } from '../../core/access.ts';
import type { PageRoute } from '../../page/page-route.ts';
import { href } from '../../urls.ts';
import { cardsQuery, invitationQuery, joinRequestQuery } from './web/class-queries.ts';

export const classesRoutes: PageRoute[] = [
  {
    id: 'join',
    addresses: ['join'],
    module: 'classes/web/join-page.tsx',
    openTo: ['waiting'],
    async load({ url }) {
      // The form without scripts.
      const classCode = url.searchParams.get('code')?.trim();
      return classCode ? redirect(href('joinClass', { classCode })) : undefined;
    },
  },
  {
    id: 'joinClass',
    addresses: ['joinClass'],
    module: 'classes/web/join-class-page.tsx',
    openTo: ['waiting'],
    undisturbed: true,
    async load({ page, params }) {
      await page.queries.query({ ...invitationQuery(page.api, params['classCode'] ?? ''), staleTime: 0 });
    },
    act: async (args) => (await import('./web/acts.ts')).joinClass(args),
  },
  {
    id: 'classCards',
    addresses: ['classCards'],
    module: 'classes/web/cards-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    undisturbed: true,
    async load({ page, params }) {
      await page.queries.query({ ...cardsQuery(page.api, params['classId'] ?? ''), staleTime: 0 });
    },
  },
  {
    id: 'classApproval',
    addresses: ['classApproval'],
    module: 'classes/web/approve-class-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(joinRequestQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).approveJoin(args),
  },
];
