import type { LegalEntity } from '#core/payment-providers.ts';

/** What a document of money is: a bill that was paid, a receipt for a gift, money given back, a fund's pledge. */
export const documentKinds = ['invoice', 'receipt', 'credit_note', 'acknowledgment'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const letters: Record<DocumentKind, string> = {
  invoice: '',
  receipt: 'R-',
  credit_note: 'C-',
  acknowledgment: 'A-',
};

/** What six digits follow: `US-2026-` of an invoice; the other kinds have a letter after the entity. */
export function numberPrefix(entity: LegalEntity, kind: DocumentKind, year: number): string {
  return `${entity.toUpperCase()}-${letters[kind]}${year}-`;
}

interface Issuer {
  name: string;
  address: string;
  taxNumber: string;
  email: string;
  bank: string;
}

/** As in what is shipped, and in every address that belongs to nobody (RFC 2606). */
const example = /\bexample\b/i;

/** Whether an entity has said who it is: nothing that a document needs is empty or an example. `owed` needs an account to pay to, too. */
export function isDescribed(
  { name, address, taxNumber, email, bank }: Issuer,
  { owed = false } = {},
): boolean {
  const needed = [name, address, taxNumber, email, ...(owed ? [bank] : [])];
  return needed.every((text) => text !== '' && !example.test(text));
}

/** Whether the charity in Canada has said all that the tax agency there asks of an official receipt. */
export function isRegisteredInCanada(
  charity: Record<'name' | 'address' | 'number' | 'place' | 'signedBy', string>,
): boolean {
  // A business number, RR, and four digits.
  return /^\d{9} ?RR ?\d{4}$/.test(charity.number) && Object.values(charity).every((text) => text !== '');
}

/** Where each entity is: a document is of the day there. */
export const entityTimeZones: Record<LegalEntity, string> = {
  us: 'America/New_York',
  uk: 'Europe/London',
  il: 'Asia/Jerusalem',
};

/** Countries that print on Letter; all others on A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'PR'];

/** The sheet for a buyer's country, or where that is unknown, for the entity's. */
export function paperFor(country: string | null, entity: LegalEntity): 'A4' | 'LETTER' {
  return letterCountries.includes(country ?? entity.toUpperCase()) ? 'LETTER' : 'A4';
}

/** The message of each kind's name. */
export const kindNames: Record<DocumentKind, string> = {
  invoice: 'invoices.kind.invoice',
  receipt: 'invoices.kind.receipt',
  credit_note: 'invoices.kind.creditNote',
  acknowledgment: 'invoices.kind.acknowledgment',
};

/** What a receipt for a donation says by law: a message, and the values that are the issuer's. Without a charity's number it claims no relief from tax. */
export function receiptStatement(
  entity: LegalEntity,
  issuer: {
    name: string;
    charityNumber?: string | undefined;
    approval?: string | undefined;
    canada?: { number: string; place: string; signedBy: string } | undefined;
  },
): {
  text: string;
  values: Record<'name' | 'number' | 'approval' | 'place' | 'signedBy', string>;
  /** Whether the law of the country has it say so, and not only that nothing was given in return. */
  isByLaw: boolean;
} {
  const { name, charityNumber, approval = '', canada } = issuer;
  const number = canada?.number ?? charityNumber ?? '';
  const { place = '', signedBy = '' } = canada ?? {};
  const values = { name, number, approval, place, signedBy };
  if (canada) return { text: 'invoices.receipt.ca', values, isByLaw: true };
  const isApproved = number !== '' && (entity !== 'il' || approval !== '');
  return {
    text: isApproved ? charityStatements[entity] : 'invoices.receipt.nothingReturned',
    values,
    isByLaw: isApproved,
  };
}

const charityStatements: Record<LegalEntity, string> = {
  us: 'invoices.receipt.us',
  uk: 'invoices.receipt.uk',
  il: 'invoices.receipt.il',
};
