import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/**
 * The coins that a donation has given its donor: `takenBack` went back with its money, and `spent` of those had been spent before, which
 * nobody takes from her. All zero without an account.
 */
export const DonationCoins = z.object({ given: z.int(), takenBack: z.int(), spent: z.int() });
export type DonationCoins = z.infer<typeof DonationCoins>;

export const donationCoinsContract = {
  donationCoins: oc
    .route({
      method: 'GET',
      path: '/donations/{token}/coins',
      operationId: 'getDonationCoins',
      summary:
        'Get the coins that a donation has given its donor, and how many were taken back with its money',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ token: z.string().check(z.maxLength(100)) }))
    .output(DonationCoins),
};
