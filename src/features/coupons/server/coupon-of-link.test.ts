import { expect, test } from 'vitest';
import { createFixedClock } from '#platform/clock.ts';
import { createSignedCookies } from '#platform/http/signed-cookies.ts';
import { couponOfLink, rememberCoupon } from './coupon-of-link.ts';

test('the code of the last link counts, for 30 days', () => {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const kept = new Map<string, string>();
  const jar = {
    get: (name: string) => kept.get(name),
    set: (name: string, text: string) => void kept.set(name, text),
    clear: (name: string) => void kept.delete(name),
  };
  const signedCookies = createSignedCookies({ secret: 'a secret', previousSecret: undefined, clock, jar });
  const ctx = { signedCookies };
  expect(couponOfLink(ctx)).toBeUndefined();
  rememberCoupon(ctx, 'spring-26');
  rememberCoupon(ctx, 'summer-26');
  for (const typed of ['no', undefined, ['autumn-26']]) rememberCoupon(ctx, typed);
  expect(couponOfLink(ctx)).toBe('SUMMER-26');
  clock.advance(30 * 24 * 60 * 60 - 1);
  expect(couponOfLink(ctx)).toBe('SUMMER-26');
  clock.advance(1);
  expect(couponOfLink(ctx)).toBeUndefined();
});
