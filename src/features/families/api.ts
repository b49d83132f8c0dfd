import { serve } from '#platform/http/guard.ts';
import { familiesContract } from './contract.ts';
import { timeApi } from './time/api.ts';

export const familiesApi = serve(familiesContract).router(timeApi);
