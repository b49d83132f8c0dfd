import type { Generated, JSONColumnType } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import type { Finding } from '../contract.ts';
import type { AccountPurpose } from '../policy.ts';

interface LedgerAccountsTable {
  id: string;
  entity: LegalEntity;
  currency: Currency;
  purpose: AccountPurpose;
  detail: string;
}

interface LedgerTransfersTable {
  id: Generated<number>;
  cause: string;
  entity: LegalEntity;
  currency: Currency;
  payment_id: string | null;
  booked_on: LocalDate;
  made_at: Date;
  note: string;
}

interface LedgerEntriesTable {
  transfer_id: number;
  account_id: string;
  amount: number;
  booked_on: LocalDate;
}

interface LedgerClosingsTable {
  day: LocalDate;
  closed_at: Date;
}

interface LedgerBalancesTable {
  account_id: string;
  day: LocalDate;
  /** Whole minor units as text. */
  balance: string;
}

interface LedgerChecksTable {
  id: Generated<number>;
  checked_at: Date;
  findings: JSONColumnType<Finding[]>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_entries: LedgerEntriesTable;
    ledger_closings: LedgerClosingsTable;
    ledger_balances: LedgerBalancesTable;
    ledger_checks: LedgerChecksTable;
  }
}
