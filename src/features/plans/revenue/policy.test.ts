import { expect, test } from 'vitest';
import { churnOf, lastMonths, monthlyOf } from './policy.ts';

test('a year counts as a twelfth of its price', () => {
  expect(monthlyOf(9000n, 'year')).toBe(750n);
  expect(monthlyOf(900n, 'month')).toBe(900n);
  expect(monthlyOf(18n, 'year')).toBe(2n);
});

test('twelve months end with the present one, also over a new year', () => {
  const months = lastMonths(new Date('2027-02-28T23:59:59Z'));
  expect(months).toHaveLength(12);
  expect(months.at(0)).toBe('2026-03');
  expect(months.at(-1)).toBe('2027-02');
});

test('churn is of those who were there when the month began', () => {
  expect(churnOf({ atStart: 40, ended: 2 })).toBe(0.05);
  expect(churnOf({ atStart: 0, ended: 2 })).toBeUndefined();
});
