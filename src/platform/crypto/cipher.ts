import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** The installation's secret, and the one it had before, with which what was encrypted then is still read. */
export interface Secrets {
  secret: string;
  previousSecret?: string | undefined;
}

/** The text was changed, belongs elsewhere, or was encrypted with a secret that is no longer known. */
export class CannotDecrypt extends Error {}

export interface Cipher {
  /** What is encrypted with a `context` can be decrypted with the same one only: so it cannot be moved elsewhere. */
  encrypt(text: string, context?: string): string;
  /** Throws CannotDecrypt. */
  decrypt(encrypted: string, context?: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Version, id of the key, and the bytes: nonce, tag and body. The first version was the bytes alone. */
const format = /^2\.([\w-]{8})\.([\w-]+)$/;

interface Key {
  id: string;
  key: KeyObject;
}

/** AES-256-GCM with keys that are derived from the installation's secrets for one purpose. */
export function createCipher({ secret, previousSecret }: Secrets, purpose: string): Cipher {
  const current = deriveKey(secret, purpose);
  const keys = [current, ...(previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose)])];
  return {
    encrypt(text, context = '') {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, current.key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `2.${current.id}.${bytes.toString('base64url')}`;
    },
    decrypt(encrypted, context = '') {
      const [, id, body = encrypted] = format.exec(encrypted) ?? [];
      const bytes = Buffer.from(body, 'base64url');
      for (const key of keys) {
        if (id !== undefined && id !== key.id) continue;
        const text = decryptWith(key, bytes, context);
        if (text !== undefined) return text;
      }
      throw new CannotDecrypt('This cannot be decrypted with the secrets of this installation.');
    },
  };
}

function deriveKey(secret: string, purpose: string): Key {
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', info, length));
  return {
    id: derive(`${purpose} key id`, 6).toString('base64url'),
    key: createSecretKey(derive(purpose, 32)),
  };
}

function decryptWith({ key }: Key, bytes: Buffer, context: string): string | undefined {
  if (bytes.length < nonceLength + tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const body = decipher.update(bytes.subarray(nonceLength + tagLength));
  try {
    return Buffer.concat([body, decipher.final()]).toString();
  } catch {
    // The tag does not fit: another key's, or changed.
    return undefined;
  }
}
