import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from './cipher.ts';

/** Whether `given` is what `sign` makes with one of the secrets. It takes equally long however much of it is right. */
export function isSigned(
  given: Buffer,
  { secret, previousSecret }: Secrets,
  sign: (secret: string) => Buffer,
): boolean {
  const isMadeWith = (key: string) => {
    const right = sign(key);
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return isMadeWith(secret) || (previousSecret !== undefined && isMadeWith(previousSecret));
}
