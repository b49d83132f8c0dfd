import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';

/** `image` is its medallion. */
export const BadgeEntry = z.object({
  key: z.string(),
  name: z.string(),
  howTo: z.string(),
  image: z.string(),
});
export type BadgeEntry = z.infer<typeof BadgeEntry>;

/** `earnedAt` is null while it is still to be won. */
export const OwnBadge = z.extend(BadgeEntry, { earnedAt: z.nullable(z.string()) });
export type OwnBadge = z.infer<typeof OwnBadge>;

export const badgesContract = {
  ownBadges: oc
    .route({ method: 'GET', path: '/users/current/badges', summary: 'The badges one has won' })
    .output(z.object({ items: z.array(OwnBadge), totalItems: z.int() })),
  deliveryEntries: oc
    .route({ method: 'GET', path: '/cms/delivery/entries', summary: 'Entries of a content type' })
    .input(
      z.object({
        contentType: z.enum(['badge']),
        lang: z.catch(z.optional(z.enum(localeCodes)), undefined),
      }),
    )
    .output(z.object({ items: z.array(BadgeEntry), totalItems: z.int() })),
};
