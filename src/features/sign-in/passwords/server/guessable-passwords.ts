import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#platform/project-folder.ts';
import { emailKey } from '#features/people/server/public.ts';

/** One fingerprint per line; docs/decisions records how the list was made. */
const file = path.join(projectFolder, 'src/features/sign-in/passwords/server/common-passwords.txt');
const common = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

/**
 * Whether an attacker would try it first: one of the 10,000 most common passwords in any case, one or two characters
 * repeated, or the account's own address.
 */
export function isGuessable(password: string, emailAddress: string): boolean {
  const key = emailKey(emailAddress);
  const written = password.normalize('NFKC').toLowerCase();
  if (new Set(written).size <= 2 || common.has(fingerprint(written))) return true;
  return written === key || written === key.slice(0, key.lastIndexOf('@'));
}

/** 48 bits: with a few thousand entries, the chance of refusing another password is one in 80,000 million. */
export function fingerprint(password: string): string {
  return createHash('sha256').update(password).digest().subarray(0, 6).toString('base64url');
}
