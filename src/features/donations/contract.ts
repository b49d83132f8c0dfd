import { donorsContract } from './donors/contract.ts';
import { financeContract } from './finance/contract.ts';
import { giftAidContract } from './gift-aid/contract.ts';
import { givingContract } from './giving/contract.ts';
import { offlineContract } from './offline/contract.ts';
import { recurringContract } from './recurring/contract.ts';
import { givingReportsContract } from './reports/contract.ts';
import { summariesContract } from './summaries/contract.ts';

export const donationsContract = {
  ...givingContract,
  ...recurringContract,
  ...financeContract,
  ...offlineContract,
  ...donorsContract,
  ...givingReportsContract,
  ...giftAidContract,
  ...summariesContract,
};

declare module '../../core/api.ts' {
  interface Api {
    donations: typeof donationsContract;
  }
}
