import { implement } from '@orpc/server';
import type { RequestCtx } from '../../platform/ctx.ts';
import { guard, reads } from '../../platform/http/guard.ts';
import { rewardsContract } from './contract.ts';
import { getRewards } from './server/rewards.ts';

const os = implement(rewardsContract).$context<RequestCtx>();

export const rewardsApi = os.router({
  rewards: os.rewards
    .use(guard('rewards.rewards', { access: 'member', limit: reads }))
    .handler(({ context }) => getRewards(context)),
});
