import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { addMonths, creditOf, dueOf, kindOf, nextChargeAt, type Held } from './policy.ts';

const held: Held = {
  plan: 'standard',
  period: 'month',
  state: 'active',
  price: money(900, 'USD'),
  periodStartsAt: new Date('2026-11-01T00:00:00Z'),
  periodEndsAt: new Date('2026-12-01T00:00:00Z'),
  periodValue: money(900, 'USD'),
};

describe('months are counted from an anchor', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2027-12-31T23:59:59.000Z', 2, '2028-02-29T23:59:59.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ])('%s and %i months', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});

describe('wanting an offer means', () => {
  test.each([
    ['the first, without a subscription', undefined, 'standard', 'month', 900, 'first'],
    ['the same', held, 'standard', 'month', 900, 'same'],
    ['an upgrade to a higher plan', held, 'premium', 'month', 1800, 'upgrade'],
    ['an upgrade to a year', held, 'standard', 'year', 9000, 'upgrade'],
    [
      'a later change to a lower plan',
      { ...held, plan: 'premium' as const, price: money(1800, 'USD') },
      'standard',
      'year',
      9000,
      'later',
    ],
    [
      'a later change to a month',
      { ...held, period: 'year' as const, price: money(9000, 'USD') },
      'premium',
      'month',
      1800,
      'later',
    ],
    [
      'a renewal while one has failed',
      { ...held, state: 'past_due' as const },
      'premium',
      'year',
      18_000,
      'renewal',
    ],
    ['the first, once it has ended', { ...held, state: 'ended' as const }, 'standard', 'month', 900, 'first'],
  ] as const)('%s', (_, subscription, plan, period, price, kind) => {
    expect(kindOf(subscription, { plan, period }, money(price, 'USD'))).toBe(kind);
  });

  test('another currency begins later', () => {
    expect(kindOf(held, { plan: 'premium', period: 'year' }, money(18_000, 'GBP'))).toBe('later');
  });
});

describe('what is left of a period', () => {
  test.each([
    ['2026-10-01T00:00:00Z', 900n],
    ['2026-11-01T00:00:00Z', 900n],
    ['2026-11-16T00:00:00Z', 450n],
    // Exactly half a cent of 30 days: half to even.
    ['2026-11-30T23:36:00Z', 0n],
    ['2026-12-01T00:00:00Z', 0n],
    ['2026-12-02T00:00:00Z', 0n],
  ])('at %s', (now, left) => {
    expect(creditOf(held, new Date(now)).amount).toBe(left);
  });

  test('is never more than what is bought', () => {
    expect(dueOf(money(900, 'USD'), money(1200, 'USD'))).toEqual({
      credit: money(900, 'USD'),
      due: money(0, 'USD'),
    });
  });
});

test('the next charge comes at the end of a period, or of the pause after it', () => {
  const end = new Date('2026-11-30T10:00:00Z');
  expect(nextChargeAt(end, null)).toEqual(end);
  expect(nextChargeAt(end, 3)).toEqual(new Date('2027-02-28T10:00:00Z'));
});
