import { expect, test } from 'vitest';
import { findPlace } from '#core/places.ts';
import { hebrewDayAt } from './hebrew-months.ts';

test.each([
  ['jerusalem', '2026-12-20T10:00+02:00', '2026-12-20'],
  ['jerusalem', '2026-12-20T17:00+02:00', '2026-12-20'],
  ['jerusalem', '2026-12-20T17:30+02:00', '2026-12-21'],
  ['jerusalem', '2026-12-21T00:30+02:00', '2026-12-21'],
  // At the same instant it is still the day before in New York.
  ['new-york', '2026-12-20T17:30+02:00', '2026-12-20'],
  // Night falls long after sunset.
  ['london', '2026-06-20T22:20+01:00', '2026-06-20'],
  ['london', '2026-06-20T23:30+01:00', '2026-06-21'],
])('in %s at %s it is the day of %s', (city, instant, date) => {
  const place = findPlace(city);
  if (!place) throw new Error(city);
  expect(hebrewDayAt(new Date(instant), place)).toBe(date);
});
