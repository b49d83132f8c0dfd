import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, localDateOf, weekdayOf } from './local-date.ts';

describe('days of a calendar', () => {
  test.each([
    ['2026-11-17T03:00:00Z', 'America/New_York', '2026-11-16'],
    ['2026-11-17T12:00:00Z', 'Pacific/Auckland', '2026-11-18'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ])('at %s in %s it is %s', (instant, zone, date) =>
    expect(localDateOf(new Date(instant), zone)).toBe(date),
  );

  test('go on over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(daysOfMonth('2028-02-10')).toHaveLength(29);
    expect(daysOfMonth('2026-11-17').at(-1)).toBe('2026-11-30');
  });
});
