import { decidingContract } from './deciding/contract.ts';
import { financeContract } from './finance/contract.ts';

export const paymentsContract = { ...financeContract, ...decidingContract };

declare module '../../core/api.ts' {
  interface Api {
    payments: typeof paymentsContract;
  }
}
