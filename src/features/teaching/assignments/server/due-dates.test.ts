import { describe, expect, test } from 'vitest';
import { findPlace, type Place } from '#core/places.ts';
import { judgeDay, listDueDates, nextOf, todayAt } from './due-dates.ts';

function at(city: string): Place {
  const place = findPlace(city);
  if (!place) throw new Error(`no place ${city}`);
  return place;
}

describe('a day to be due on', () => {
  test.each([
    ['jerusalem', '2026-11-27', null, '2026-11-27'],
    ['jerusalem', '2026-11-28', 'shabbat', '2026-11-29'],
    ['new-york', '2026-11-28', 'shabbat', '2026-11-29'],
    ['melbourne', '2026-11-28', 'shabbat', '2026-11-29'],
    // Pesach 5786 begins on a Thursday: abroad two days, then Shabbat.
    ['jerusalem', '2026-04-02', 'yom_tov', '2026-04-03'],
    ['new-york', '2026-04-02', 'yom_tov', '2026-04-05'],
    ['melbourne', '2026-04-03', 'yom_tov', '2026-04-05'],
    ['jerusalem', '2026-04-03', null, '2026-04-03'],
    // Rosh Hashana 5787 is Shabbat and Sunday, everywhere.
    ['jerusalem', '2026-09-12', 'yom_tov', '2026-09-14'],
    ['new-york', '2026-09-13', 'yom_tov', '2026-09-14'],
  ])('in %s, %s is %s, and %s is offered', (city, day, holyDay, next) =>
    expect(judgeDay(day, at(city))).toEqual({ holyDay, next }),
  );
});

test('what is due weekly is moved off the holy days that it meets, and off no others', () => {
  const weekly = { due: '2026-03-26', repeatUntil: '2026-04-16' };
  expect(listDueDates(weekly, at('new-york'))).toEqual([
    '2026-03-26',
    '2026-04-05',
    '2026-04-10',
    '2026-04-16',
  ]);
  expect(listDueDates(weekly, at('jerusalem'))).toEqual([
    '2026-03-26',
    '2026-04-03',
    '2026-04-09',
    '2026-04-16',
  ]);
  expect(listDueDates({ due: '2026-11-24' }, at('melbourne'))).toEqual(['2026-11-24']);
});

test('the next day is today’s until the day has ended at the class’s place', () => {
  const dates = ['2026-11-24', '2026-12-01'];
  const clock = { now: () => new Date('2026-11-24T13:30:00Z') };
  expect(nextOf(dates, todayAt({ clock }, at('new-york')))).toBe('2026-11-24');
  expect(nextOf(dates, todayAt({ clock }, at('jerusalem')))).toBe('2026-11-24');
  // There it is half past midnight.
  expect(nextOf(dates, todayAt({ clock }, at('melbourne')))).toBe('2026-12-01');
  expect(nextOf(dates, '2027-01-01')).toBe('2026-12-01');
});
