import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets for storing or sending, so that whoever sees the result learns nothing. */
export interface Sealing {
  seal(text: string): string;
  /** Throws if it was changed, or sealed with another secret. */
  open(sealed: string): string;
  /** An opaque name of twelve letters, digits, `-` and `_` for that text: always the same, and it reveals nothing about the text. */
  disguise(text: string): string;
}

const tagLength = 16;
const nonceLength = 12;

/** AES-256-GCM and HMAC-SHA-256 with keys derived from the installation's secret. */
export function createSealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealing', 32));
  const disguiseKey = Buffer.from(hkdfSync('sha256', secret, '', 'disguise', 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = bytes.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString();
    },
    disguise(text) {
      return createHmac('sha256', disguiseKey).update(text).digest('base64url').slice(0, 12);
    },
  };
}
