import { decidingContract } from './deciding/contract.ts';
import { financeContract } from './finance/contract.ts';
import { payoutsContract } from './payouts/contract.ts';
import { queuesContract } from './queues/contract.ts';

export const paymentsContract = {
  ...financeContract,
  ...decidingContract,
  ...queuesContract,
  ...payoutsContract,
};

declare module '../../core/api.ts' {
  interface Api {
    payments: typeof paymentsContract;
  }
}
