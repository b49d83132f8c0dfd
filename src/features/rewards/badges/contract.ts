import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** `image` is its medallion. */
export const badgeFields = { key: z.string(), name: z.string(), howTo: z.string(), image: z.string() };

/** `earnedAt` is null until it is earned. */
export const OwnBadge = z.object({ ...badgeFields, earnedAt: z.nullable(z.string()) });
export type OwnBadge = z.infer<typeof OwnBadge>;

export const badgesContract = {
  ownBadges: oc
    .route({
      method: 'GET',
      path: '/users/current/badges',
      operationId: 'listOwnBadges',
      summary: 'List the badges the caller has earned, latest first',
    })
    .output(z.object({ items: z.array(OwnBadge), totalItems: z.int() })),
};
