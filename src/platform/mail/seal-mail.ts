import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './mail.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts mails at rest: a stolen database contains no working link (quality: promise 8). */
export interface MailSeal {
  seal(mail: Mail): Buffer;
  /** Throws when the mail was sealed with another secret, or changed since. */
  open(id: string, sealed: Buffer): Mail;
}

/** The seal of an installation, from its secret. A mail opens only under its own id. */
export function createMailSeal(secret: string): MailSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mail at rest', 32));
  return {
    seal(mail) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(mail.id));
      const body = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(id, sealed) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(id))
        .setAuthTag(tag);
      const body = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return JSON.parse(body.toString()) as Mail;
    },
  };
}
