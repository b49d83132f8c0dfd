import { isFileKey } from './file-key.ts';
import { askedFolder } from './house-files.ts';
import type { Secrets } from '../crypto/cipher.ts';
import { verifyMediaHref } from './signed-url.ts';

export interface MediaGuard extends Secrets {
  now(): Date;
  /** Whether anyone may read this file without a signature. */
  isPublic(key: string): boolean | Promise<boolean>;
}

/** Permission to read one file: for everyone, or until the address expires. */
export interface MediaGrant {
  expiresAt: Date | undefined;
  cacheControl: string;
}

/** `expired` only for an address that was once valid; undefined for everything else that is not allowed. */
export async function grantFor(
  guard: MediaGuard,
  key: string,
  query: { e?: unknown; s?: unknown },
): Promise<MediaGrant | 'expired' | undefined> {
  if (!isFileKey(key) || key.startsWith(`${askedFolder}/`)) return undefined;
  if (await guard.isPublic(key)) return { expiresAt: undefined, cacheControl: publicCaching(key) };
  const now = guard.now();
  const { e, s } = query;
  if (typeof e !== 'string' || typeof s !== 'string') return undefined;
  const signed = verifyMediaHref({ ...guard, key, e, s, now });
  if (!signed) return undefined;
  if (signed.expired) return 'expired';
  const { expiresAt } = signed;
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { expiresAt, cacheControl: `private, max-age=${seconds}` };
}

/** A name with a fingerprint of its bytes never changes its content; any other file may be replaced. */
function publicCaching(key: string): string {
  return /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/.test(key)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=604800';
}
