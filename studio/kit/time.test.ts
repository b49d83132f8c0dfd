import { expect, test } from 'vitest';

import { keys, linear, pulse, ramp, random, stepped } from './time.ts';

test('a ramp stays at its ends outside its time', () => {
  expect([ramp(1, 2, 4), ramp(2, 2, 4), ramp(3, 2, 4), ramp(4, 2, 4), ramp(9, 2, 4)]).toEqual([
    0, 0, 0.5, 1, 1,
  ]);
});

test('a ramp without length is a switch', () => {
  expect([ramp(1.9, 2, 2), ramp(2, 2, 2)]).toEqual([0, 1]);
});

test('a pulse comes and goes within its time', () => {
  expect([0, 1, 1.2, 2, 2.8, 3, 4].map((t) => Math.round(pulse(t, 1, 3, 0.4) * 100))).toEqual([
    0, 0, 50, 100, 50, 0, 0,
  ]);
});

test('a track holds its first and last value and passes through every key', () => {
  const track = [
    [1, 10],
    [2, 20],
    [4, 0],
  ] as const;
  expect([0, 1, 1.5, 2, 3, 4, 9].map((t) => keys(t, track, linear))).toEqual([10, 10, 15, 20, 10, 0, 0]);
});

test('the same seed gives the same sequence, another seed a different one', () => {
  const row = (seed: number): number[] => {
    const next = random(seed);
    return [next(), next(), next()];
  };
  expect(row(3)).toEqual(row(3));
  expect(row(3)).not.toEqual(row(4));
  expect(row(3).every((n) => n >= 0 && n < 1)).toBe(true);
});

test('stepped time stands still within a step', () => {
  expect([0, 0.1, 0.13, 0.25].map((t) => stepped(t, 8))).toEqual([0, 0, 0.125, 0.25]);
});
