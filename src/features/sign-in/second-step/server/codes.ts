import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '#core/brand.ts';

/** What every authenticator app supports: six digits by SHA-1, new every 30 seconds. */
const period = 30;
/** A clock may be off by half a minute. */
const window = 1;

export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from the QR code: the account and the site. */
export function appUri(secret: string, emailAddress: string): string {
  return totp(secret, emailAddress).toString();
}

/** The 30-second step to which the code belongs, or undefined for a wrong one. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), period });
}

/** Letters and digits that look different: 80 random bits in four groups of four. */
export function newRecoveryCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** With this many random bits, no slow hash is needed. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** A code as typed, without the separators between its groups. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}
