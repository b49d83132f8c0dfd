import type { Ctx } from '#platform/ctx.ts';
import type { RewardsView } from './contract.ts';
import { getRewards } from './server/rewards.ts';

/** What a person has earned so far, for tests of features that give rewards. */
export function rewardsOf(ctx: Ctx): Promise<RewardsView> {
  return getRewards(ctx);
}
