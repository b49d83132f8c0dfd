import { expect, test } from 'vitest';
import { momentsOf } from './stills.ts';

test('moments of a film are the middles of its parts, or as far apart where it has few', () => {
  expect(momentsOf(60, [0, 20, 40])).toEqual([10, 30, 50]);
  expect(momentsOf(100, [0, 20, 40, 60, 80])).toEqual([10, 50, 90]);
  expect(momentsOf(100, [0])).toEqual([15, 50, 85]);
});
