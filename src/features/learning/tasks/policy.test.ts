import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#core/local-date.ts';
import { findPlanDue } from './policy.ts';

/** Thursday is a festival of one day, and Shabbat comes after Friday. */
const isHoly = (day: string) => weekdayOf(day) === 6 || day === '2026-11-19';
const on = (today: string, rests = false) => ({ today, rests, isHoly });

describe('the reminder of a plan', () => {
  test.each([
    ['2026-11-16', '2026-11-16', 'today'],
    ['2026-11-17', '2026-11-16', undefined],
    // For Shabbat on Friday, for the festival on the day before it.
    ['2026-11-21', '2026-11-20', 'soon'],
    ['2026-11-21', '2026-11-18', undefined],
    ['2026-11-19', '2026-11-18', 'soon'],
    ['2026-11-20', '2026-11-18', undefined],
    // For a week after the day.
    ['2026-11-16', '2026-11-17', 'since'],
    ['2026-11-16', '2026-11-23', 'since'],
    ['2026-11-16', '2026-11-24', undefined],
  ])('of %s is, on %s, %s', (plannedFor, today, due) => {
    expect(findPlanDue(plannedFor, on(today))).toBe(due);
  });

  test('never comes on Shabbat or Yom Tov', () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
      expect(findPlanDue(day, on('2026-11-21', true))).toBeUndefined();
  });
});
