import { redirect } from 'react-router';
import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { href } from '#urls.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { invitesRoutes } from './invites/routes.ts';
import { mayTeach } from './policy.ts';
import { loadMemberships } from './offered/load-memberships.ts';
import { cardQuery } from './card-sign-in/web/card-query.ts';
import { cardsQuery, invitationQuery, joinRequestQuery } from './web/class-queries.ts';

export const classesRoutes: PageRoute[] = [
  {
    id: 'join',
    addresses: ['join'],
    module: 'classes/joining/web/join-page.tsx',
    openTo: ['waiting'],
    async load({ page, url }) {
      // Submitted without JavaScript.
      const classCode = url.searchParams.get('code')?.trim();
      if (classCode) return redirect(href('joinClass', { classCode }));
      await loadMemberships(page);
      return undefined;
    },
    act: async (args) => (await import('./web/acts.ts')).changeMembership(args),
  },
  {
    id: 'joinClass',
    addresses: ['joinClass'],
    module: 'classes/joining/web/join-class-page.tsx',
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
    module: 'classes/cards/web/cards-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    undisturbed: true,
    async load({ page, params }) {
      const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
      // Only educators have classes: for everyone else the page does not exist.
      if (!viewer || !mayTeach(viewer)) throw unknownPage();
      await page.queries.query({ ...cardsQuery(page.api, params['classId'] ?? ''), staleTime: 0 });
    },
  },
  {
    id: 'classApproval',
    addresses: ['classApproval'],
    module: 'classes/joining/web/approve-class-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(joinRequestQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./web/acts.ts')).approveJoin(args),
  },
  {
    id: 'studentCard',
    addresses: ['studentCard'],
    module: 'classes/card-sign-in/web/card-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    async load({ page, params }) {
      await page.queries.ensureQueryData(cardQuery(page.api, params['token'] ?? ''));
    },
    act: async (args) => (await import('./card-sign-in/web/acts.ts')).signInWithCard(args),
  },
  ...invitesRoutes,
];
