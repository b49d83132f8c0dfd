import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { coinsForGift } from './policy.ts';

test.each([
  [money(3600, 'USD'), '1', 360],
  [money(3609, 'USD'), '1', 360],
  [money(9, 'USD'), '1', 0],
  [money(10, 'USD'), '1', 1],
  // A shekel at 0.27 dollars.
  [money(3600, 'ILS'), '0.27', 97],
  [money(1000, 'GBP'), '1.3125', 131],
  [money(0, 'GBP'), '1.3125', 0],
] as const)('%o at %s dollars a unit gives %i coins', (given, rate, coins) => {
  expect(coinsForGift(given, rate)).toBe(coins);
});

test('what is left of a gift never has more coins than all of it', () => {
  for (let left = 0; left <= 500; left += 1)
    expect(coinsForGift(money(left, 'EUR'), '1.0837')).toBeLessThanOrEqual(
      coinsForGift(money(500, 'EUR'), '1.0837'),
    );
});
