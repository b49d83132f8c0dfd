import { expect, test } from 'vitest';
import { periodOf } from './policy.ts';

test('a week is from Sunday to Shabbat, whichever of its days it is', () => {
  for (const day of ['2026-11-15', '2026-11-18', '2026-11-21'])
    expect(periodOf(day, 'week')).toEqual({ first: '2026-11-15', after: '2026-11-22' });
});

test('a month is a whole one, of whatever length', () => {
  expect(periodOf('2028-02-29', 'month')).toEqual({ first: '2028-02-01', after: '2028-03-01' });
  expect(periodOf('2026-12-31', 'month')).toEqual({ first: '2026-12-01', after: '2027-01-01' });
});
