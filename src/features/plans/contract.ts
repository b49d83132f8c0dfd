import { purchaseContract } from './purchase/contract.ts';
import { subscriptionContract } from './subscription/contract.ts';

export const plansContract = { ...purchaseContract, ...subscriptionContract };

declare module '../../core/api.ts' {
  interface Api {
    plans: typeof plansContract;
  }
}
