import { describe, expect, test } from 'vitest';
import { findPlace } from '#core/places.ts';
import type { CalendarPlace } from './holy-days.ts';
import { isMelachaForbidden, resumesAt } from './melacha.ts';

function at(city: string): CalendarPlace {
  const place = findPlace(city);
  if (!place) throw new Error(`no place ${city}`);
  return place;
}

const minutes = (instant: string, by: number) => new Date(Date.parse(instant) + by * 60_000);

/*
 * Candle lighting as printed calendars give it for these weeks (sunset − 18, Jerusalem − 40), and nightfall at 8.5° from
 * NOAA's solar data; where no night grows that dark, 72 minutes after sunset. Within two minutes, as printed calendars differ.
 */
describe('melacha is forbidden from candle lighting until nightfall', () => {
  test.each([
    ['jerusalem', 'winter', '2026-11-20T15:57+02:00', '2026-11-21T17:15+02:00'],
    // Israel's clocks went forward on 27 March, that same Friday.
    ['jerusalem', 'the eve on which summer time begins', '2026-03-27T18:15+03:00', '2026-03-28T19:32+03:00'],
    ['new-york', 'winter', '2026-11-20T16:16-05:00', '2026-11-21T17:17-05:00'],
    ['new-york', 'the week before summer time', '2026-03-06T17:35-05:00', '2026-03-07T18:35-05:00'],
    ['new-york', 'the week after it began', '2026-03-13T18:42-04:00', '2026-03-14T19:42-04:00'],
    ['london', 'midsummer, when no night grows dark', '2026-06-19T21:03+01:00', '2026-06-20T22:35+01:00'],
    ['london', 'the last night of summer time', '2026-10-23T17:33+01:00', '2026-10-24T18:39+01:00'],
    ['melbourne', 'the last Shabbat of its summer time', '2026-04-10T17:43+10:00', '2026-04-11T18:39+10:00'],
    ['melbourne', 'its midsummer', '2026-12-18T20:22+11:00', '2026-12-19T21:27+11:00'],
    ['buenos-aires', 'its midsummer', '2026-12-18T19:46-03:00', '2026-12-19T20:49-03:00'],
    ['stockholm', 'midwinter', '2026-12-18T14:29+01:00', '2026-12-19T16:07+01:00'],
    ['stockholm', 'midsummer', '2026-06-19T21:50+02:00', '2026-06-20T23:20+02:00'],
  ])('in %s in %s', (city, _season, begins, ends) => {
    const place = at(city);
    expect(isMelachaForbidden(minutes(begins, -2), place)).toBe(false);
    expect(isMelachaForbidden(minutes(begins, 2), place)).toBe(true);
    expect(isMelachaForbidden(minutes(ends, -2), place)).toBe(true);
    expect(isMelachaForbidden(minutes(ends, 2), place)).toBe(false);
    const end = resumesAt(minutes(begins, 2), place);
    expect(Math.abs((end?.getTime() ?? 0) - Date.parse(ends))).toBeLessThan(120_000);
  });
});

describe('Yom Tov', () => {
  test('has one day in Jerusalem and two in New York', () => {
    // 16 Nisan 5786: the second day of Pesach abroad, Chol HaMoed in Israel.
    expect(isMelachaForbidden(new Date('2026-04-03T09:00Z'), at('jerusalem'))).toBe(false);
    expect(isMelachaForbidden(new Date('2026-04-03T16:00Z'), at('new-york'))).toBe(true);
  });

  test('lasts two days on Rosh Hashana in Jerusalem too', () => {
    expect(isMelachaForbidden(new Date('2026-09-13T09:00Z'), at('jerusalem'))).toBe(true);
    expect(isMelachaForbidden(new Date('2026-09-14T09:00Z'), at('jerusalem'))).toBe(false);
  });

  test('next to Shabbat forms one stretch without a gap', () => {
    // Rosh Hashana 5787 is Shabbat and Sunday; Pesach 5786 abroad is Thursday and Friday, then Shabbat.
    const saturdayNight = new Date('2026-09-13T01:00Z');
    expect(isMelachaForbidden(saturdayNight, at('new-york'))).toBe(true);
    expect(resumesAt(saturdayNight, at('new-york'))?.toISOString()).toMatch(/^2026-09-13T23:4/);
    for (
      let instant = Date.parse('2026-04-02T00:00Z');
      instant < Date.parse('2026-04-04T23:00Z');
      instant += 600_000
    )
      expect(isMelachaForbidden(new Date(instant), at('new-york'))).toBe(true);
    expect(resumesAt(new Date('2026-04-02T00:00Z'), at('new-york'))?.toISOString()).toMatch(
      /^2026-04-05T00:0/,
    );
  });

  test('on a Monday, as Yom Kippur, ends at night, and the days after it are ordinary', () => {
    // 10 Tishrei 5787 is 21 September 2026.
    for (const city of ['jerusalem', 'london', 'buenos-aires']) {
      expect(isMelachaForbidden(new Date('2026-09-21T12:00Z'), at(city))).toBe(true);
      expect(isMelachaForbidden(new Date('2026-09-22T12:00Z'), at(city))).toBe(false);
    }
  });

  test('does not include Chol HaMoed, Purim, Chanuka or a fast', () => {
    for (const noon of ['2026-09-28', '2026-10-02', '2026-03-03', '2026-12-08', '2026-07-23'])
      expect(isMelachaForbidden(new Date(`${noon}T12:00Z`), at('london'))).toBe(false);
  });
});

describe('where the sun does not set', () => {
  const tromso = { id: 'x', country: 'NO', timeZone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 };

  test.each([
    ['summer', '2026-06-19T19:53:30Z', '2026-06-20T21:23:40Z'],
    ['winter', '2026-12-18T13:19:20Z', '2026-12-19T14:49:30Z'],
  ])('the sunset of latitude 60° on the same longitude applies, in %s', (_season, begins, ends) => {
    expect(isMelachaForbidden(minutes(begins, -2), tromso)).toBe(false);
    expect(isMelachaForbidden(minutes(begins, 2), tromso)).toBe(true);
    expect(isMelachaForbidden(minutes(ends, -2), tromso)).toBe(true);
    expect(isMelachaForbidden(minutes(ends, 2), tromso)).toBe(false);
  });
});
