import { journalContract } from './journal/contract.ts';

/** Something that must hold and does not: which invariant of the books, and of what. */
export interface Finding {
  check:
    | 'unbalanced'
    | 'closed_balance'
    | 'captured_once'
    | 'refunded_once'
    | 'overrefunded'
    | 'stuck'
    | 'campaign_sums'
    | 'donation_coins'
    | 'store_gifts'
    | 'gifts_owed'
    | 'contributions'
    | 'receivable';
  /** The transfer, payment or account. */
  subject: string;
  detail: string;
}

export const ledgerContract = { ...journalContract };

declare module '../../core/api.ts' {
  interface Api {
    ledger: typeof ledgerContract;
  }
}
