import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { badgeFields, badgesContract } from './badges/contract.ts';
import { donationCoinsContract } from './donations/contract.ts';
import { dashboardContract } from './dashboard/contract.ts';

/** The learner's points and level (spec §3). `nextLevel` counts points within the current level. */
export const RewardsView = z.object({
  points: z.int(),
  nextLevel: z.object({ earnedPoints: z.int(), totalPoints: z.int() }),
  level: z.int(),
  levelName: z.string(),
  coins: z.int(),
  redemptions: z.int(),
  streak: z.int(),
});
export type RewardsView = z.infer<typeof RewardsView>;

/** What one completed item earned; `level` only if a new one was reached. All zero on a repeat. */
export const Award = z.object({ points: z.int(), coins: z.int(), level: z.optional(z.int()) });
export type Award = z.infer<typeof Award>;

/** A badge that can be earned, and how. */
export const BadgeEntry = z.object(badgeFields);
export type BadgeEntry = z.infer<typeof BadgeEntry>;

export const rewardsContract = {
  rewards: oc
    .route({
      method: 'GET',
      path: '/users/current/progress',
      operationId: 'getProgress',
      summary: 'Get the caller’s points, level and coins',
    })
    .output(RewardsView),
  ...dashboardContract,
  ...badgesContract,
  ...donationCoinsContract,
};

declare module '../../core/api.ts' {
  interface Api {
    rewards: typeof rewardsContract;
  }
}
