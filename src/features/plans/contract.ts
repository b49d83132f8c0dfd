import { purchaseContract } from './purchase/contract.ts';
import { revenueContract } from './revenue/contract.ts';
import { subscribersContract } from './subscribers/contract.ts';
import { subscriptionContract } from './subscription/contract.ts';

export const plansContract = {
  ...purchaseContract,
  ...subscriptionContract,
  ...subscribersContract,
  ...revenueContract,
};

declare module '../../core/api.ts' {
  interface Api {
    plans: typeof plansContract;
  }
}
