import { financeContract } from './finance/contract.ts';

export const paymentsContract = { ...financeContract };

declare module '../../core/api.ts' {
  interface Api {
    payments: typeof paymentsContract;
  }
}
