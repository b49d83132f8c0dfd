import { documentsContract } from './documents/contract.ts';

export { taxNames } from './taxes/policy.ts';

export const invoicesContract = { ...documentsContract };

declare module '../../core/api.ts' {
  interface Api {
    invoices: typeof invoicesContract;
  }
}
