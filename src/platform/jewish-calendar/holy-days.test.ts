import { flags, HebrewCalendar } from '@hebcal/core';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { hebrewDateOf, holyDayOf, isHolyDay, nextOrdinaryDay } from './holy-days.ts';

const israel = { country: 'IL' };
const abroad = { country: 'US' };

describe('holy days', () => {
  test.each([
    ['2026-11-21', israel, 'shabbat'],
    ['2026-11-22', israel, undefined],
    ['2026-04-02', israel, 'yom_tov'],
    ['2026-04-03', israel, undefined],
    ['2026-04-03', abroad, 'yom_tov'],
    ['2026-05-22', israel, 'yom_tov'],
    ['2026-05-23', abroad, 'yom_tov'],
    ['2026-10-04', israel, undefined],
    ['2026-10-04', abroad, 'yom_tov'],
  ])('%s in %o is %s', (date, place, kind) => expect(holyDayOf(date, place)).toBe(kind));

  test.each([israel, abroad])('match the library’s calendar for twenty years in %o', (place) => {
    const il = place.country === 'IL';
    for (let date: LocalDate = '2020-01-01'; date < '2040-01-01'; date = addDays(date, 1)) {
      const hebrew = hebrewDateOf(date);
      const isChag = (HebrewCalendar.getHolidaysOnDate(hebrew, il) ?? []).some(
        (event) => (event.getFlags() & flags.CHAG) !== 0,
      );
      expect(isHolyDay(date, place), date).toBe(isChag || hebrew.getDay() === 6);
    }
  });

  test('are followed by an ordinary day, at most three later', () => {
    expect(nextOrdinaryDay('2026-04-01', abroad)).toBe('2026-04-05');
    expect(nextOrdinaryDay('2026-04-01', israel)).toBe('2026-04-03');
    expect(nextOrdinaryDay('2026-11-17', abroad)).toBe('2026-11-18');
  });
});
