import { expect, test } from 'vitest';
import { createMediaLinks, mediaExpiry, signMediaHref, verifyMediaHref } from './signed-url.ts';

const secret = 'a secret of at least thirty-two characters';
const expiresAt = new Date('2026-11-10T18:00:00Z');
const before = new Date('2026-11-10T17:59:59Z');
const key = 'courses/patience/film.mp4';

function present(address: string) {
  const url = new URL(address, 'http://lamed.example');
  const [e, s] = [url.searchParams.get('e') ?? undefined, url.searchParams.get('s') ?? undefined];
  return { key: url.pathname.replace('/media/', ''), e, s, secret, now: before };
}

const signed = present(signMediaHref({ key, secret, expiresAt }));

test('an address has the form /media/<key>?e=<seconds>&s=<signature> and needs no escaping', () => {
  expect(signMediaHref({ key, secret, expiresAt })).toMatch(
    /^\/media\/courses\/patience\/film\.mp4\?e=1794333600&s=[\w-]{43}$/,
  );
});

test('a signed address is valid until it expires', () => {
  expect(verifyMediaHref(signed)).toEqual({ expiresAt, expired: false });
  expect(verifyMediaHref({ ...signed, now: expiresAt })).toEqual({ expiresAt, expired: true });
});

test('a signature is invalid for another file, another time or another secret', () => {
  expect(verifyMediaHref({ ...signed, key: 'courses/patience/other.mp4' })).toBeUndefined();
  expect(verifyMediaHref({ ...signed, e: '1794333601' })).toBeUndefined();
  expect(verifyMediaHref({ ...signed, secret: `${secret}!` })).toBeUndefined();
});

test('an address that was signed with the previous secret is valid', () => {
  const rotated = { ...signed, secret: 'another secret', previousSecret: secret };
  expect(verifyMediaHref(rotated)).toEqual({ expiresAt, expired: false });
  expect(verifyMediaHref({ ...rotated, key: 'courses/patience/other.mp4' })).toBeUndefined();
});

test.each([
  ['no signature', { s: undefined }],
  ['an empty signature', { s: '' }],
  ['a shorter signature', { s: signed.s?.slice(0, -4) }],
  ['a longer signature', { s: `${signed.s}AAAA` }],
  ['no expiry', { e: undefined }],
  ['an expiry that is not a number', { e: 'never' }],
  ['an expiry below zero', { e: '-1' }],
  ['an endless expiry', { e: '9'.repeat(400) }],
])('%s is invalid', (_, change) => {
  expect(verifyMediaHref({ ...signed, ...change })).toBeUndefined();
});

test('an address that was never valid does not say that it expired', () => {
  expect(verifyMediaHref({ ...signed, s: 'A'.repeat(43), now: expiresAt })).toBeUndefined();
});

test('addresses signed within one hour are identical and last between one and two hours, longer than any film and no longer than a visit', () => {
  expect(mediaExpiry(new Date('2026-11-10T16:00:00Z'))).toEqual(expiresAt);
  expect(mediaExpiry(new Date('2026-11-10T16:59:59.999Z'))).toEqual(expiresAt);
  expect(mediaExpiry(new Date('2026-11-10T17:00:00Z'))).toEqual(new Date('2026-11-10T19:00:00Z'));
});

test('a view has the plain address of a public file and a signed address of any other', () => {
  const links = createMediaLinks({ secret, now: () => new Date('2026-11-10T16:30:00Z') });
  expect(links.href(key, 'public')).toBe('/media/courses/patience/film.mp4');
  expect(links.href(key, 'signed')).toBe(signMediaHref({ key, secret, expiresAt }));
});
