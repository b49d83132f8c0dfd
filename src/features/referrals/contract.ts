import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** What has come of the caller's invitations, and what a friend's first finished course is worth. */
export const ReferralsView = z.object({
  /** The path of her own link; null until she makes one. */
  link: z.nullable(z.string()),
  /** The coins that each of the two gets. */
  coins: z.int(),
  /** For how many friends she is thanked in thirty days. */
  perMonth: z.int(),
  /** How many accounts her invitations have led to. */
  joined: z.int(),
  /** Of those, how many have finished a course. */
  finished: z.int(),
  /** The coins that she got for them. */
  earned: z.int(),
});
export type ReferralsView = z.infer<typeof ReferralsView>;

export const referralsContract = {
  mine: oc
    .route({
      method: 'GET',
      path: '/users/current/referrals',
      operationId: 'getReferrals',
      summary: 'Get the caller’s own link and what has come of her invitations; refused for children',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(ReferralsView),
  makeLink: oc
    .route({
      method: 'POST',
      path: '/users/current/referrals/link',
      operationId: 'makeReferralLink',
      summary: 'Make the caller’s own link for friends; an earlier one stops working',
    })
    .meta(refuses({ forbidden: ['email_unverified', 'forbidden'] }))
    .output(ReferralsView),
};

declare module '../../core/api.ts' {
  interface Api {
    referrals: typeof referralsContract;
  }
}
