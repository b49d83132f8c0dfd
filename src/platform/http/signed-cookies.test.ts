import { describe, expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { createSignedCookies } from './signed-cookies.ts';

function makeCookies(secret = 'a secret', previousSecret?: string) {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const kept = new Map<string, string>();
  const jar = {
    get: (name: string) => kept.get(name),
    set: (name: string, text: string) => void kept.set(name, text),
    clear: (name: string) => void kept.delete(name),
  };
  return { clock, kept, cookies: createSignedCookies({ secret, previousSecret, clock, jar }) };
}

describe('a signed cookie', () => {
  test('comes back unchanged until it expires or is cleared', () => {
    const { clock, cookies } = makeCookies();
    cookies.set('trip', { state: 'ש' }, 60);
    expect(cookies.read('trip')).toEqual({ state: 'ש' });
    clock.advance(60);
    expect(cookies.read('trip')).toBeUndefined();
    cookies.set('trip', {}, 60);
    cookies.clear('trip');
    expect(cookies.read('trip')).toBeUndefined();
  });

  test('from before a change of secret comes back, and a new one is signed with the current secret', () => {
    const [before, after] = [makeCookies(), makeCookies('another secret', 'a secret')];
    before.cookies.set('trip', { state: 1 }, 60);
    after.kept.set('trip', before.kept.get('trip') ?? '');
    expect(after.cookies.read('trip')).toEqual({ state: 1 });
    after.cookies.set('trip', { state: 2 }, 60);
    before.kept.set('trip', after.kept.get('trip') ?? '');
    expect(before.cookies.read('trip')).toBeUndefined();
  });

  test('is rejected when it was changed, renamed or signed with another key', () => {
    const { kept, cookies } = makeCookies();
    cookies.set('trip', { admin: false }, 60);
    const [payload = '', signature = ''] = kept.get('trip')?.split('.') ?? [];
    const changed = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('false', 'true'),
    ).toString('base64url');
    const foreign = makeCookies('another secret');
    foreign.cookies.set('trip', {}, 60);
    for (const text of [`${changed}.${signature}`, payload, '', '.', foreign.kept.get('trip') ?? '']) {
      kept.set('trip', text);
      expect(cookies.read('trip')).toBeUndefined();
    }
    kept.set('other', `${payload}.${signature}`);
    expect(cookies.read('other')).toBeUndefined();
  });
});
