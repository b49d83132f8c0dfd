import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { OwnBadge } from './contract-dashboard.ts';

export const badgesContract = {
  ownBadges: oc
    .route({ method: 'GET', path: '/users/current/badges', summary: 'The badges one has won' })
    .output(z.object({ items: z.array(OwnBadge), totalItems: z.int() })),
};
