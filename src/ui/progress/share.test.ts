import { expect, test } from 'vitest';
import { sharePercent } from './share.ts';

test.each([
  [0, 0],
  [0.001, 1],
  [0.624, 62],
  [0.999, 99],
  [1, 100],
  [1.2, 100],
  [-0.5, 0],
  [Number.NaN, 0],
])('a share of %d shows as %d percent', (share, percent) => {
  expect(sharePercent(share)).toBe(percent);
});
