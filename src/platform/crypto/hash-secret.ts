import { createHash } from 'node:crypto';

/** How a secret is stored and looked up. It is 256 random bits, so a plain hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
