import { decidingContract } from './deciding/contract.ts';
import { financeContract } from './finance/contract.ts';
import { queuesContract } from './queues/contract.ts';

export const paymentsContract = { ...financeContract, ...decidingContract, ...queuesContract };

declare module '../../core/api.ts' {
  interface Api {
    payments: typeof paymentsContract;
  }
}
