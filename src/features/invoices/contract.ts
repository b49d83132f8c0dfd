import { documentsContract } from './documents/contract.ts';

export const invoicesContract = { ...documentsContract };

declare module '../../core/api.ts' {
  interface Api {
    invoices: typeof invoicesContract;
  }
}
