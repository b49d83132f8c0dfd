import { expect, test } from 'vitest';
import { anniversaryKindOf, isInReach, overlaps, weekOf } from './policy.ts';

test('a week is from Sunday to Shabbat', () => {
  expect(weekOf('2026-12-23', 3)).toEqual({ first: '2026-12-20', last: '2026-12-26' });
  expect(weekOf('2026-12-20', 0)).toEqual({ first: '2026-12-20', last: '2026-12-26' });
  expect(weekOf('2026-12-26', 6)).toEqual({ first: '2026-12-20', last: '2026-12-26' });
});

test('periods overlap as soon as they share a day', () => {
  const week = { first: '2026-12-20', last: '2026-12-26' };
  expect(overlaps(week, { first: '2026-12-26', last: '2027-01-01' })).toBe(true);
  expect(overlaps(week, { first: '2026-12-27', last: '2027-01-02' })).toBe(false);
});

test('what begins tomorrow can be booked, what has begun or is more than 400 days away cannot', () => {
  expect(isInReach('2026-11-17', '2026-11-17')).toBe(false);
  expect(isInReach('2026-11-18', '2026-11-17')).toBe(true);
  expect(isInReach('2027-12-22', '2026-11-17')).toBe(true);
  expect(isInReach('2027-12-23', '2026-11-17')).toBe(false);
});

test('only what is in memory of someone is repeated as a yahrzeit', () => {
  expect(anniversaryKindOf('memory')).toBe('yahrzeit');
  expect(anniversaryKindOf('honor')).toBe('birthday');
  expect(anniversaryKindOf('refuah')).toBe('birthday');
});
