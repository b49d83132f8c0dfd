import { accountsApi } from '../features/accounts/api.ts';
import { learningApi } from '../features/learning/api.ts';
import { rewardsApi } from '../features/rewards/api.ts';

export const apiRouter = { accounts: accountsApi, learning: learningApi, rewards: rewardsApi };
