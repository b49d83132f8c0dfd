import { createCipher, type Secrets } from '../crypto/cipher.ts';
import type { Mail } from './mail.ts';

/** Encrypts mails at rest: a stolen database contains no working link (quality: promise 8). */
export interface MailSeal {
  seal(mail: Mail): Buffer;
  /** Throws CannotDecrypt when the mail was sealed with an unknown secret, or changed since. */
  open(id: string, sealed: Buffer): Mail;
}

/** The seal of an installation, from its secrets. A mail opens only under its own id. */
export function createMailSeal(secrets: Secrets): MailSeal {
  const cipher = createCipher(secrets, 'mail at rest');
  return {
    seal: (mail) => Buffer.from(cipher.encrypt(JSON.stringify(mail), mail.id)),
    open: (id, sealed) => JSON.parse(cipher.decrypt(textOf(sealed), id)) as Mail,
  };
}

/** The first version stored the bytes without a key's id. */
function textOf(sealed: Buffer): string {
  const text = sealed.toString('latin1');
  return /^[\w.-]+$/.test(text) ? text : sealed.toString('base64url');
}
