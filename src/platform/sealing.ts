import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps small secrets in the database so that the database alone gives none away. */
export interface Sealing {
  seal(text: string): string;
  /** Throws on what was changed, or sealed with another secret. */
  open(sealed: string): string;
}

const tagLength = 16;
const nonceLength = 12;

/** AES-256-GCM with a key made from the installation's secret. */
export function createSealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealing', 32));
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
  };
}
