import { createHmac, hkdfSync } from 'node:crypto';
import { createCipher, type Secrets } from './cipher.ts';

/** Encrypts small secrets for storing or sending; the result reveals nothing about them. */
export interface Sealing {
  seal(text: string): string;
  /** Throws CannotDecrypt if it was changed, or sealed with an unknown secret. */
  open(sealed: string): string;
  /** An opaque name of twelve letters, digits, `-` and `_` for that text: always the same, and it reveals nothing about the text. */
  disguise(text: string): string;
}

/** Encryption and HMAC-SHA-256 with keys derived from the installation's secrets; a disguise changes with the secret. */
export function createSealing(secrets: Secrets): Sealing {
  const cipher = createCipher(secrets, 'sealing');
  const disguiseKey = Buffer.from(hkdfSync('sha256', secrets.secret, '', 'disguise', 32));
  return {
    seal: (text) => cipher.encrypt(text),
    open: (sealed) => cipher.decrypt(sealed),
    disguise: (text) => createHmac('sha256', disguiseKey).update(text).digest('base64url').slice(0, 12),
  };
}
