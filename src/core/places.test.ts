import { describe, expect, test } from 'vitest';
import { localeCodes } from './locale.ts';
import { findPlace, places } from './places.ts';

describe('the places for the Jewish calendar', () => {
  test('each have an own id, and a name in every language', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { id, names } of places) {
      expect(Object.keys(names), id).toEqual(localeCodes);
      expect(names.he, id).toMatch(/^[\u05d0-\u05ea׳ ]+$/);
      expect(names.ru, id).toMatch(/^[А-Яа-яё -]+$/);
    }
  });

  test.each(places)('$id lies in its time zone and country', ({ country, timeZone, latitude, longitude }) => {
    const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(new Date('2026-01-15T12:00:00Z'))
      .find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(offset ?? '') ?? [];
    const zone = (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
    // Clocks follow the sun within two and a half hours everywhere, summer time of the south included.
    expect(Math.abs(longitude / 15 - zone)).toBeLessThan(2.5);
    expect(Math.abs(latitude)).toBeLessThan(70);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(country)).not.toBe(country);
  });

  test('are found by their id alone', () => {
    expect(findPlace('tzfat')?.country).toBe('IL');
    expect(findPlace('atlantis')).toBeUndefined();
    expect(findPlace(null)).toBeUndefined();
  });
});
