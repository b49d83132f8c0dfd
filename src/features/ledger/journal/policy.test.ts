import { expect, test } from 'vitest';
import { monthBefore } from './policy.ts';

test('a month has its first and last day, also over the turn of a year', () => {
  const now = new Date('2028-03-31T23:59:00Z');
  expect(monthBefore(now, 0)).toEqual({ from: '2028-03-01', until: '2028-03-31' });
  expect(monthBefore(now, 1)).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  expect(monthBefore(now, 3)).toEqual({ from: '2027-12-01', until: '2027-12-31' });
});
