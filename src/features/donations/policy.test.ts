import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { feeThatCovers, findObstacle, limitsIn, needsReview, unitsOf } from './policy.ts';

describe('what a donor adds for the costs of paying', () => {
  const costs = { share: 290, fixed: 30 };

  test.each([
    [3600n, 139n],
    [100n, 34n],
    [1_000_000n, 29_898n],
  ])('is so much that %d arrives: %d', (amount, fee) => {
    expect(feeThatCovers(money(amount, 'USD'), costs)).toEqual(money(fee, 'USD'));
  });

  test('is never less than what the provider keeps, and never a whole minor unit more than needed', () => {
    for (let amount = 100n; amount < 20_000n; amount += 7n) {
      const total = amount + feeThatCovers(money(amount, 'USD'), costs).amount;
      const kept = (of: bigint) => (of * 290n) / 10_000n + 30n;
      expect(total - kept(total)).toBeGreaterThanOrEqual(amount);
      expect(total - 1n - (((total - 1n) * 290n + 9_999n) / 10_000n + 30n)).toBeLessThan(amount);
    }
  });

  test('is nothing where nothing is kept', () => {
    expect(feeThatCovers(money(3600, 'ILS'), { share: 0, fixed: 0 })).toEqual(money(0, 'ILS'));
  });
});

test('a donation above the limit is looked at, and one of just as much is not', () => {
  expect(needsReview(unitsOf(10_000, 'GBP'), 10_000)).toBe(false);
  expect(needsReview(money(1_000_001, 'GBP'), 10_000)).toBe(true);
});

test('a unit is the least that can be given', () => {
  expect(limitsIn('ILS').least).toEqual(money(100, 'ILS'));
});

describe('money for a donation', () => {
  const donation = {
    state: 'draft',
    review: null,
    payment_id: 'one',
    total: 3600,
    currency: 'USD',
  } as const;
  const paid = { paymentId: 'one', amount: money(3600, 'USD') };

  test('is kept while nothing has come of it, by whichever payment comes first', () => {
    expect(findObstacle(donation, paid)).toBeUndefined();
    expect(findObstacle(donation, { ...paid, paymentId: 'two' })).toBeUndefined();
  });

  test('goes back where it was paid before, or pledged by a fund', () => {
    expect(findObstacle({ ...donation, state: 'given' }, paid)).toBe('paid_twice');
    expect(findObstacle({ ...donation, state: 'pledged' }, { ...paid, paymentId: 'two' })).toBe('paid_twice');
    expect(findObstacle({ ...donation, state: 'pledged' }, paid)).toBeUndefined();
  });

  test('goes back where the donor has changed the sum meanwhile, or it has to be looked at', () => {
    expect(findObstacle({ ...donation, total: 7200 }, paid)).toBe('changed_meanwhile');
    expect(findObstacle({ ...donation, currency: 'CAD' }, paid)).toBe('changed_meanwhile');
    expect(findObstacle({ ...donation, review: 'waiting' }, paid)).toBe('changed_meanwhile');
  });
});
