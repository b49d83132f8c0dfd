import { budgetsContract } from './budgets/contract.ts';
import { impactContract } from './impact/contract.ts';
import { itemsContract } from './items/contract.ts';
import { ordersContract } from './orders/contract.ts';
import { redemptionsContract } from './redemptions/contract.ts';

export const storeContract = {
  ...itemsContract,
  ...impactContract,
  ...redemptionsContract,
  ...budgetsContract,
  ...ordersContract,
};

declare module '../../core/api.ts' {
  interface Api {
    store: typeof storeContract;
  }
}
