import { createHmac } from 'node:crypto';
import type { Secrets } from '../crypto/cipher.ts';
import { isSigned } from '../crypto/signature.ts';
import type { MediaLinks } from '../ctx.ts';

const hour = 3_600_000;

/** The address of a public file. Keys need no escaping. */
export function mediaHref(key: string): string {
  return `/media/${key}`;
}

/** The addresses that views contain; signed ones last one to two hours (docs/decisions/0034). */
export function createMediaLinks({ secret, now }: { secret: string; now(): Date }): MediaLinks {
  return {
    href: (key, visibility) =>
      visibility === 'public'
        ? mediaHref(key)
        : signMediaHref({ key, secret, expiresAt: mediaExpiry(now()) }),
  };
}

/** An address that opens one file for anyone who has it, until `expiresAt`, in whole seconds. */
export function signMediaHref({
  key,
  secret,
  expiresAt,
}: {
  key: string;
  secret: string;
  expiresAt: Date;
}): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  return `${mediaHref(key)}?e=${seconds}&s=${signatureOf(key, seconds, secret).toString('base64url')}`;
}

export interface PresentedHref extends Secrets {
  key: string;
  /** `e` and `s` of the address, as received. */
  e: string | undefined;
  s: string | undefined;
  now: Date;
}

/**
 * Checks an address: `expiresAt` says until when it is or was valid, undefined means that we never signed it. Only a true
 * signature reveals that it expired, so made-up addresses learn nothing.
 */
export function verifyMediaHref(href: PresentedHref): { expiresAt: Date; expired: boolean } | undefined {
  if (!href.e || !href.s || !/^\d{1,11}$/.test(href.e)) return undefined;
  const seconds = Number(href.e);
  const presented = Buffer.from(href.s, 'base64url');
  if (!isSigned(presented, href, (secret) => signatureOf(href.key, seconds, secret))) return undefined;
  const expiresAt = new Date(seconds * 1000);
  return { expiresAt, expired: expiresAt <= href.now };
}

/**
 * When addresses signed now expire: an hour after the next full hour. All that are signed within an hour are identical, so
 * that browsers find the file in their cache, and cached pages and API bytes stay the same.
 */
export function mediaExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hour) + 2) * hour);
}

function signatureOf(key: string, seconds: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`media\n${key}\n${seconds}`).digest();
}
