import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { TaxRule } from '#features/invoices/server/public.ts';
import type { LicenseState } from '../policy.ts';

export interface LicensesTable {
  id: string;
  holder_id: UserId | null;
  key: string;
  seats: number;
  starts_on: LocalDate;
  ends_on: LocalDate;
  currency: Currency;
  country: string;
  unit_price: number;
  tax: number;
  tax_rule: JSONColumnType<TaxRule> | null;
  total: number;
  sealed: string;
  language: Locale;
  time_zone: string | null;
  state: LicenseState;
  requested_at: Date;
  decided_at: Generated<Date | null>;
  reason: Generated<string | null>;
  invoice_id: Generated<string | null>;
  due_on: Generated<LocalDate | null>;
  reminders: Generated<number>;
  paid_on: Generated<LocalDate | null>;
  paid_reference: Generated<string | null>;
  told_days: Generated<number | null>;
  version: Generated<number>;
}

export interface LicenseSharesTable {
  id: string;
  license_id: string;
  user_id: UserId | null;
  email_hash: Buffer;
  sealed_email: string;
  seats: number;
  invited_at: Date;
  accepted_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    licenses: LicensesTable;
    license_shares: LicenseSharesTable;
  }
}
