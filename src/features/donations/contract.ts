import { financeContract } from './finance/contract.ts';
import { givingContract } from './giving/contract.ts';

export const donationsContract = { ...givingContract, ...financeContract };

declare module '../../core/api.ts' {
  interface Api {
    donations: typeof donationsContract;
  }
}
