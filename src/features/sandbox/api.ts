import { serve } from '#platform/http/guard.ts';
import { checkoutApi } from './checkout/api.ts';
import { sandboxContract } from './contract.ts';
import { dashboardApi } from './dashboard/api.ts';

export const sandboxApi = serve(sandboxContract).router({ ...checkoutApi, ...dashboardApi });
