import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import type { DocumentKind } from '#features/invoices/policy.ts';
import type { FrozenWording } from '#features/invoices/wording/server/tables.ts';
import type { TaxName } from '#features/invoices/taxes/policy.ts';

/** Who issued it, as of then. */
export interface Issuer {
  name: string;
  address: string;
  taxNumber: string;
  email: string;
  /** Where to pay; only of what is due later. */
  bank?: string;
  /** Of a charity: its number there, and in Israel what it is approved by under section 46. */
  charityNumber?: string;
  approval?: string;
  /** Of one that is registered in Canada: its number there, where it issues receipts, and who signs them. */
  canada?: { number: string; place: string; signedBy: string };
}

/** To whom; encrypted as JSON. */
export interface Buyer {
  name: string;
  emailAddress?: string;
  /** As it is written on a letter, line by line. */
  address?: readonly string[];
}

/** A message with its values, how many, and what one costs in minor units. */
export interface StoredLine {
  text: string;
  values?: Record<string, string | number>;
  quantity: number;
  unit: number;
  total: number;
}

/** One tax of the whole document, in minor units; the rate in hundredths of a percent. */
export interface StoredTax {
  name: TaxName;
  country: string;
  rate: number;
  mode: 'inclusive' | 'added';
  net: number;
  tax: number;
}

interface DocumentNumbersTable {
  entity: LegalEntity;
  kind: DocumentKind;
  year: number;
  last: number;
}

export interface DocumentsTable {
  id: string;
  number: string;
  entity: LegalEntity;
  kind: DocumentKind;
  year: number;
  serial: number;
  cause: string;
  payment_id: string | null;
  refers_to: string | null;
  user_id: UserId | null;
  issuer: JSONColumnType<Issuer>;
  buyer: string;
  country: string | null;
  lines: JSONColumnType<StoredLine[]>;
  taxes: JSONColumnType<StoredTax[]>;
  currency: Currency;
  net: number;
  tax: number;
  gross: number;
  language: Locale;
  due_on: LocalDate | null;
  purchase_order: string | null;
  received_on: LocalDate | null;
  gift_aid: Generated<boolean>;
  wording: JSONColumnType<FrozenWording> | null;
  issued_on: LocalDate;
  issued_at: Date;
  link_hash: Buffer | null;
  sealed_link: string | null;
  erased_at: Date | null;
  forgotten_at: Generated<Date | null>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    document_numbers: DocumentNumbersTable;
    documents: DocumentsTable;
  }
}
