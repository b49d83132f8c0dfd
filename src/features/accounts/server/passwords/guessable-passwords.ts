import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emailKey } from '../users/email-key.ts';

/** One fingerprint a line; how the list was made is told in docs/decisions. */
const file = new URL('./common-passwords.txt', import.meta.url);
const common = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

/**
 * Whether others would try it first: one of the 10,000 most used passwords in any case of letters, one or two
 * characters repeated, or the account's own address.
 */
export function isGuessable(password: string, emailAddress: string): boolean {
  const key = emailKey(emailAddress);
  const written = password.normalize('NFKC').toLowerCase();
  if (new Set(written).size <= 2 || common.has(fingerprint(written))) return true;
  return written === key || written === key.slice(0, key.lastIndexOf('@'));
}

/** 48 bits: among a few thousand entries, a chance of one in 80,000 million to refuse another password. */
export function fingerprint(password: string): string {
  return createHash('sha256').update(password).digest().subarray(0, 6).toString('base64url');
}
