import { askingContract } from './asking/contract.ts';
import { financeContract } from './finance/contract.ts';
import { holdingContract } from './holding/contract.ts';

export const licensesContract = { ...askingContract, ...holdingContract, ...financeContract };

declare module '../../core/api.ts' {
  interface Api {
    licenses: typeof licensesContract;
  }
}
