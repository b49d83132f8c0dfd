import { claimingContract } from './claiming/contract.ts';
import { financeContract } from './finance/contract.ts';
import { givingContract } from './giving/contract.ts';

export const giftsContract = { ...givingContract, ...claimingContract, ...financeContract };

declare module '../../core/api.ts' {
  interface Api {
    gifts: typeof giftsContract;
  }
}
