import { documentsContract } from './documents/contract.ts';
import { wordingContract } from './wording/contract.ts';

export { taxNames } from './taxes/policy.ts';

export const invoicesContract = { ...documentsContract, ...wordingContract };

declare module '../../core/api.ts' {
  interface Api {
    invoices: typeof invoicesContract;
  }
}
