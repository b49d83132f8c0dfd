import { serve } from '#platform/http/guard.ts';
import { guardianApi } from './consent/api.ts';
import { guardiansContract } from './contract.ts';

export const guardiansApi = serve(guardiansContract).router(guardianApi);
