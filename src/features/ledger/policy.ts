import type { Currency } from '#core/money.ts';
import type { LegalEntity } from '#core/payment-providers.ts';

/**
 * What accounts are for, and on which side of the books they are. `detail` says of which provider, country, person's
 * purchase and so on; a purpose with none has one account an entity and currency.
 */
export const accountKinds = {
  /** Money at a provider, until it is paid out. */
  provider: 'asset',
  bank: 'asset',
  /** What a provider holds back while a payer disputes a payment. */
  disputed: 'asset',
  /** Invoices that schools have not paid yet. */
  receivable: 'asset',
  /** What was taken and has to go back: a second payment for the same thing. */
  'owed-refunds': 'liability',
  /** Gift codes that nobody has claimed yet. */
  'gift-codes': 'liability',
  tax: 'liability',
  income: 'income',
  fees: 'expense',
  /** What was taken less or more than was asked for, once a person has accepted it. */
  differences: 'expense',
  'dispute-losses': 'expense',
} as const;
export type AccountPurpose = keyof typeof accountKinds;

/** An account within the books of an entity and currency. */
export interface AccountName {
  purpose: AccountPurpose;
  detail?: string;
}

/** Of which books: each entity has its own, and in them each currency. */
export interface Books {
  entity: LegalEntity;
  currency: Currency;
}

export function accountIdOf({ entity, currency }: Books, { purpose, detail }: AccountName): string {
  return [entity, currency, purpose, ...(detail ? [detail] : [])].join('.');
}

/** One side of a transfer in minor units: a debit is positive, a credit negative. */
export interface Line extends AccountName {
  amount: bigint;
}

/** The lines with at most one an account, and none that moves nothing. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify([line.purpose, line.detail ?? '']);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, amount: before.amount + line.amount } : line);
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0n);
}
