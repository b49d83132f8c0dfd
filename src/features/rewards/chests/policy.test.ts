import { expect, test } from 'vitest';
import { drawChest } from './policy.ts';

const odds = [
  { coins: 5, percent: 50 },
  { coins: 10, percent: 30 },
  { coins: 18, percent: 15 },
  { coins: 36, percent: 5 },
];

test('out of a hundred rolls each prize gets as many as its odds say', () => {
  const drawn = Array.from({ length: 100 }, (_, roll) => drawChest(odds, roll));
  for (const { coins, percent } of odds) expect(drawn.filter((one) => one === coins)).toHaveLength(percent);
});

test('odds that leave a roll without a prize are reported', () => {
  expect(() => drawChest([{ coins: 5, percent: 99 }], 99)).toThrow('do not cover');
});
