import { expect, test } from 'vitest';
import { addsUp } from './policy.ts';

test('a budget adds up if what came in is what was redeemed, what is left, and what is too little for a unit', () => {
  expect(addsUp({ given: 1700, house: 0, redeemed: 1000, left: 500, rest: 200 })).toBe(true);
  expect(addsUp({ given: 600, house: 400, redeemed: 1000, left: 0, rest: 0 })).toBe(true);
  expect(addsUp({ given: 600, house: 0, redeemed: 1000, left: 0, rest: 0 })).toBe(false);
});
