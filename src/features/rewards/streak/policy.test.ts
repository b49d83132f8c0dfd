import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#core/local-date.ts';
import { countDay, noStreak, settle, type Streak } from './policy.ts';

/** Here only Shabbat is holy. */
const isHoly = (day: string) => weekdayOf(day) === 6;

function learnOn(days: string[], from: Streak = noStreak): Streak {
  return days.reduce((streak, day) => countDay(settle(streak, day, isHoly).streak, day), from);
}

describe('a streak', () => {
  test('grows once a day, on each day something was completed', () => {
    expect(learnOn(['2026-11-16', '2026-11-17', '2026-11-17'])).toMatchObject({ current: 2, longest: 2 });
  });

  test('continues over Shabbat, which neither counts nor breaks it', () => {
    expect(learnOn(['2026-11-19', '2026-11-20', '2026-11-22'])).toMatchObject({ current: 3 });
  });

  test('ends with a missed day, and remembers how long it was', () => {
    const streak = learnOn(['2026-11-15', '2026-11-16', '2026-11-18']);
    expect(streak).toMatchObject({ current: 1, longest: 2 });
  });

  test('does not end while there is still time to learn today', () => {
    const streak = learnOn(['2026-11-16']);
    expect(settle(streak, '2026-11-17', isHoly).streak.current).toBe(1);
    expect(settle(streak, '2026-11-18', isHoly).streak.current).toBe(0);
  });

  test('uses freezes for missed days in order, and keeps them if there is no streak to keep', () => {
    const held = { ...learnOn(['2026-11-15']), freezes: 2, bought: 2 };
    const one = settle(held, '2026-11-17', isHoly);
    expect(one).toMatchObject({ frozen: ['2026-11-16'], streak: { current: 1, freezes: 1 } });
    const three = settle(held, '2026-11-19', isHoly);
    expect(three).toMatchObject({
      frozen: ['2026-11-16', '2026-11-17'],
      streak: { current: 0, freezes: 0, longest: 1 },
    });
    const idle = { ...noStreak, freezes: 1, bought: 1, settledThrough: '2026-11-01' };
    expect(settle(idle, '2026-11-19', isHoly)).toMatchObject({ frozen: [], streak: { freezes: 1 } });
  });

  test('needs no freeze for Shabbat', () => {
    const held = { ...learnOn(['2026-11-20']), freezes: 1, bought: 1 };
    expect(settle(held, '2026-11-22', isHoly).frozen).toEqual([]);
  });

  test('gains nothing for a day already accounted for, as after a journey west', () => {
    const ahead = learnOn(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(learnOn(['2026-11-17', '2026-11-18'], ahead)).toEqual(ahead);
  });

  test('that was idle for years is settled at once', () => {
    const streak = learnOn(['2006-11-15']);
    expect(settle(streak, '2026-11-19', isHoly).streak).toMatchObject({
      current: 0,
      settledThrough: '2026-11-18',
    });
  });
});
