import { describe, expect, test } from 'vitest';
import { daysOfSpan, listPeriods, paceOf, periodOf, unitFor } from './policy.ts';

describe('a span', () => {
  // A Tuesday.
  const today = '2026-11-17';

  test.each([
    ['week', '2026-11-15', today],
    ['month', '2026-11-01', today],
    ['year', '2026-01-01', today],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['last_year', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s until %s', (span, from, until) => {
    expect(daysOfSpan(span, today)).toEqual({ from, until });
  });

  test('last month of January is in the year before, and the month before March is as long as it is', () => {
    expect(daysOfSpan('last_month', '2027-01-05')).toEqual({ from: '2026-12-01', until: '2026-12-31' });
    expect(daysOfSpan('last_month', '2028-03-31')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  });

  test('everything begins with the first gift, or today if there is none', () => {
    expect(daysOfSpan('all', today, '2024-05-02')).toEqual({ from: '2024-05-02', until: today });
    expect(daysOfSpan('all', today)).toEqual({ from: today, until: today });
  });

  test('is drawn by days, weeks or months, each of them once and none left out', () => {
    const month = { from: '2026-11-01', until: '2026-11-17' };
    expect(unitFor(month)).toBe('day');
    expect(listPeriods(month, 'day')).toHaveLength(17);
    const quarter = { from: '2026-09-01', until: '2026-11-17' };
    expect(unitFor(quarter)).toBe('week');
    // It begins within a week, which is then shorter.
    expect(listPeriods(quarter, 'week').slice(0, 2)).toEqual(['2026-09-01', '2026-09-06']);
    expect(periodOf('2026-09-03', 'week', quarter)).toBe('2026-09-01');
    const years = { from: '2024-12-30', until: '2026-11-17' };
    expect(unitFor(years)).toBe('month');
    expect(listPeriods(years, 'month').slice(0, 2)).toEqual(['2024-12-30', '2025-01-01']);
  });
});

describe('the pace of an appeal', () => {
  const startsAt = new Date('2026-11-10T00:00:00Z');
  const endsAt = new Date('2026-11-20T00:00:00Z');
  const half = new Date('2026-11-15T00:00:00Z');
  const appeal = (raised: number) => ({ goal: 100_000, raised, startsAt, endsAt });

  test.each([
    [30_000, 'behind'],
    [45_000, 'on_pace'],
    [55_000, 'on_pace'],
    [60_000, 'ahead'],
    [100_000, 'reached'],
  ] as const)('with %d of 100,000 at half of its time it is %s', (raised, pace) => {
    expect(paceOf(appeal(raised), half)).toMatchObject({
      pace,
      timeShare: 0.5,
      raisedShare: raised / 100_000,
    });
  });

  test('says what is needed each day, and what it comes to if it goes on', () => {
    expect(paceOf(appeal(30_000), half)).toMatchObject({
      needed: { amount: 14_000, per: 'day' },
      projected: 60_000,
    });
    expect(paceOf(appeal(100_000), half).needed).toBeUndefined();
  });

  test('counts hours within the last two days, and all of it within the last hour', () => {
    expect(paceOf(appeal(90_000), new Date('2026-11-19T14:00:00Z')).needed).toEqual({
      amount: 1000,
      per: 'hour',
    });
    expect(paceOf(appeal(90_000), new Date('2026-11-19T23:30:00Z')).needed).toEqual({
      amount: 10_000,
      per: 'hour',
    });
    expect(paceOf(appeal(90_000), endsAt).needed).toBeUndefined();
  });

  test('projects nothing from its first moments', () => {
    expect(paceOf(appeal(5000), new Date('2026-11-10T06:00:00Z')).projected).toBeUndefined();
    expect(paceOf(appeal(5000), startsAt)).toMatchObject({ timeShare: 0, projected: undefined });
  });

  test('without an end there is no time to compare with', () => {
    const open = { ...appeal(30_000), endsAt: undefined };
    expect(paceOf(open, half)).toEqual({
      pace: 'open',
      raisedShare: 0.3,
      timeShare: undefined,
      needed: undefined,
      projected: undefined,
    });
    expect(paceOf({ ...open, raised: 100_000 }, half).pace).toBe('reached');
  });
});
