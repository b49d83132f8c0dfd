import type { Locale } from '#core/locale.ts';
import type { LegalEntity } from '#core/payment-providers.ts';

/** What receipts say by law: of each country's organization, of the charity in Canada, and where a gift is under Gift Aid. */
export const receiptLaws = ['us', 'uk', 'giftAid', 'il', 'ca'] as const;
export type ReceiptLaw = (typeof receiptLaws)[number];

/** What stands for what is filled in. */
export const placeholders = [
  'organization',
  'registration',
  'approval',
  'place',
  'signedBy',
  'taxAgency',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What each law asks a receipt to name; `taxAgency` is the address of the agency in Canada. */
export const placeholdersOf: Record<ReceiptLaw, readonly Placeholder[]> = {
  us: ['organization', 'registration'],
  uk: ['organization', 'registration'],
  giftAid: ['organization'],
  il: ['organization', 'registration', 'approval'],
  ca: ['organization', 'registration', 'place', 'signedBy', 'taxAgency'],
};

export const longestWording = 1000;

/** The address that receipts for Canada have to name (Income Tax Regulations, 3501), which has one of its own in French. */
export function canadianAgency(language: Locale): string {
  return language === 'fr' ? 'canada.ca/organismes-bienfaisance-dons' : 'canada.ca/charities-giving';
}

/** The message that says it where there are no words of one's own. */
export const shippedWordings: Record<ReceiptLaw, string> = {
  us: 'invoices.receipt.us',
  uk: 'invoices.receipt.uk',
  giftAid: 'invoices.receipt.giftAid',
  il: 'invoices.receipt.il',
  ca: 'invoices.receipt.ca',
};

/** The law of a receipt's issuer. */
export function lawOf(entity: LegalEntity, { canada }: { canada?: object | undefined }): ReceiptLaw {
  return canada ? 'ca' : entity;
}

/** What is wrong with a text: names in braces that mean nothing in this law, or such that it needs and are missing; or a brace alone. */
export interface WordingProblem {
  problem: 'unknown' | 'missing' | 'brace';
  names: string[];
}

/** The first thing that is wrong with a text; undefined if it can stand on a receipt. */
export function findWordingProblem(law: ReceiptLaw, text: string): WordingProblem | undefined {
  const known: readonly string[] = placeholdersOf[law];
  const names = new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
  const unknown = [...names].filter((name) => !known.includes(name));
  if (unknown.length > 0) return { problem: 'unknown', names: unknown };
  const missing = known.filter((name) => !names.has(name));
  if (missing.length > 0) return { problem: 'missing', names: missing };
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? { problem: 'brace', names: [] } : undefined;
}

const placeholder = /\{([^{}]{0,60})\}/g;

/** A text with what its names stand for. */
export function fillWording(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(placeholder, (whole, name: string) =>
    name in values ? values[name as Placeholder] : whole,
  );
}
