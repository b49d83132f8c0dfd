import { checkoutContract } from './checkout/contract.ts';
import { dashboardContract } from './dashboard/contract.ts';

export const sandboxContract = { ...checkoutContract, ...dashboardContract };

declare module '../../core/api.ts' {
  interface Api {
    sandbox: typeof sandboxContract;
  }
}
