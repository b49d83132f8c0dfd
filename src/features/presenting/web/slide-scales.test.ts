import { expect, test } from 'vitest';
import { scalesFor } from './slide-scales.ts';

test('a slide is tried larger on a larger screen, and never below readable type', () => {
  const [small, large] = [scalesFor({ width: 1280, height: 660 }), scalesFor({ width: 1920, height: 1020 })];
  expect([small[0], small.at(-1)]).toEqual([1, 0.7]);
  expect([large[0], large.at(-1)]).toEqual([1.5, 0.7]);
  expect(scalesFor({ width: 3840, height: 2100 })[0]).toBe(1.75);
});

test('a phone keeps the size of its type', () => {
  expect(scalesFor({ width: 375, height: 700 })).toEqual([]);
});
