import { guard, reads, serve } from '../../platform/http/guard.ts';
import { rewardsContract } from './contract.ts';
import { getRewards } from './server/rewards.ts';

const os = serve(rewardsContract);

export const rewardsApi = os.router({
  rewards: os.rewards
    .use(guard('rewards.rewards', { access: 'member', limit: reads }))
    .handler(({ context }) => getRewards(context)),
});
