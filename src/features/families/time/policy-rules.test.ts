import { describe, expect, test } from 'vitest';
import type { SpentTime } from './policy.ts';
import { everyDay, findUsedUp, isQuiet, leftOn, limitOn, standInFor, wholeDay } from './policy-rules.ts';

const tuesday = '2026-11-17';
const spent: SpentTime = {
  day: tuesday,
  zone: 'UTC',
  minutes: 20,
  seconds: 0,
  extraMinutes: 0,
  countedUntil: new Date('2026-11-17T12:00:00Z'),
  itemId: null,
};
const rules = { minutes: [60, 60, 20, null, 0, 30, 0], quiet: undefined, holy: 'open' as const };

describe('the minutes of a day of the week', () => {
  test('begin with Sunday, and may be none or without a limit', () => {
    expect(['2026-11-15', tuesday, '2026-11-18', '2026-11-19'].map((day) => limitOn(rules, day))).toEqual([
      60,
      20,
      undefined,
      0,
    ]);
    expect(leftOn(rules, spent)).toBe(0);
    expect(leftOn(rules, { ...spent, day: '2026-11-18' })).toBeUndefined();
  });

  test('are used up for two reasons: they are spent, or the day has none', () => {
    expect(findUsedUp(rules, spent, tuesday)).toEqual({ reason: 'minutes', day: tuesday });
    expect(findUsedUp(rules, { ...spent, minutes: 19 }, tuesday)).toBeUndefined();
    expect(findUsedUp(rules, spent, '2026-11-18')).toBeUndefined();
    expect(findUsedUp(rules, spent, '2026-11-19')).toEqual({ reason: 'day', day: '2026-11-19' });
  });

  test('that were granted on a day without any open it', () => {
    const thursday = { ...spent, day: '2026-11-19', minutes: 0, extraMinutes: 15 };
    expect(findUsedUp(rules, thursday, '2026-11-19')).toBeUndefined();
    expect(findUsedUp(rules, { ...thursday, minutes: 15 }, '2026-11-19')?.reason).toBe('minutes');
  });
});

test('quiet hours may go over midnight, and end on the minute', () => {
  const over = { ...rules, quiet: { from: 1200, until: 420 } };
  expect([1199, 1200, 1439, 0, 419, 420].map((at) => isQuiet(over, at))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  const within = { ...rules, quiet: { from: 780, until: 840 } };
  expect([779, 780, 839, 840].map((at) => isQuiet(within, at))).toEqual([false, true, true, false]);
  expect(isQuiet(rules, 0)).toBe(false);
});

test('what is kept with the account is the least of the minutes, or the whole day', () => {
  expect(standInFor(everyDay(45))).toBe(45);
  expect(standInFor(rules)).toBe(20);
  expect(standInFor({ ...rules, minutes: Array<null>(7).fill(null) })).toBe(wholeDay);
  expect(standInFor({ ...rules, minutes: Array<number>(7).fill(0) })).toBe(wholeDay);
});
