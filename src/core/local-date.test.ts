import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, isLocalDate, localDateOf, startOfDay, weekdayOf } from './local-date.ts';

describe('days of a calendar', () => {
  test.each([
    ['2026-11-17T03:00:00Z', 'America/New_York', '2026-11-16'],
    ['2026-11-17T12:00:00Z', 'Pacific/Auckland', '2026-11-18'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ])('at %s in %s it is %s', (instant, zone, date) =>
    expect(localDateOf(new Date(instant), zone)).toBe(date),
  );

  test.each([
    ['2026-11-18', 'Asia/Jerusalem', '2026-11-17T22:00:00Z'],
    ['2026-11-18', 'Pacific/Auckland', '2026-11-17T11:00:00Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
    // There the clocks go forward at midnight: the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ])('%s begins in %s at %s', (date, zone, instant) =>
    expect(startOfDay(date, zone)).toEqual(new Date(instant)),
  );

  test('are only those that a calendar has', () => {
    expect(['2026-11-30', '2028-02-29'].every(isLocalDate)).toBe(true);
    expect(
      ['2026-02-30', '2026-02-29', '2026-13-01', '2026-1-01', '0000-01-01', '2026-11-30T00:00', ''].some(
        isLocalDate,
      ),
    ).toBe(false);
  });

  test('continue across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(daysOfMonth('2028-02-10')).toHaveLength(29);
    expect(daysOfMonth('2026-11-17').at(-1)).toBe('2026-11-30');
  });
});
