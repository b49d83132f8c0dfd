import type { SavedFacts } from '../provider.ts';
import type { Fields } from './answer-fields.ts';

/** All that a later charge of a card needs: Hyp keeps neither the expiry nor the holder's identity number with its token. */
export interface SavedCard {
  token: string;
  /** `2029-04` */
  expiresIn: string;
  /** The Israeli identity number that most card companies ask for, or nine zeros. */
  userId: string;
}

export const noIdentityNumber = '000000000';

const brands: Readonly<Record<string, string>> = {
  '1': 'Mastercard',
  '2': 'Visa',
  '3': 'Diners',
  '4': 'American Express',
  '5': 'Isracard',
};

/** One string for the store of secrets. */
export function packCard({ token, expiresIn, userId }: SavedCard): string {
  return [token, expiresIn, userId].join('.');
}

export function unpackCard(packed: string): SavedCard | undefined {
  const match = /^(\d{19})\.(\d{4}-\d{2})\.(\d{1,9})$/.exec(packed);
  if (!match) return undefined;
  const [, token = '', expiresIn = '', userId = ''] = match;
  return { token, expiresIn, userId };
}

/** From the answer to `getToken`, and what the payment itself said of the card. Undefined where a later charge would miss something. */
export function readSavedCard(answer: Fields, payment: Fields): SavedFacts | undefined {
  const token = answer['Token'] ?? '';
  const [, year, month] = /^(\d{2})(0[1-9]|1[0-2])$/.exec(answer['Tokef'] ?? '') ?? [];
  if (!/^\d{19}$/.test(token) || year === undefined || month === undefined) return undefined;
  const expiresIn = `20${year}-${month}`;
  const given = payment['UserId'] ?? '';
  const userId = /^\d{1,9}$/.test(given) ? given : noIdentityNumber;
  const brand = brands[payment['Brand'] ?? ''] ?? 'Card';
  return {
    token: packCard({ token, expiresIn, userId }),
    kind: 'card',
    label: `${brand} •••• ${token.slice(-4)}`,
    expiresIn,
  };
}
