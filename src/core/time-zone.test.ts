import { expect, test, vi } from 'vitest';
import { readTimeZone } from './time-zone.ts';

test.each([
  ['Europe/London', 'Europe/London'],
  ['UTC', 'UTC'],
  ['eUROPE/lONDON', 'Europe/London'],
  ['Mars/Olympus', undefined],
  ['', undefined],
  [undefined, undefined],
  ['x'.repeat(5000), undefined],
])('%s names the zone %s', (value, zone) => expect(readTimeZone(value)).toBe(zone));

test('a zone is cached once whatever its case, so that nobody can fill the memory with spellings', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const zone = 'pacific/auckland';
  for (let letters = 0; letters < 500; letters += 1) {
    const spelling = zone.replaceAll(/[a-z]/g, (letter, at: number) =>
      (letters >> (at % 9)) & 1 ? letter.toUpperCase() : letter,
    );
    expect(readTimeZone(spelling)).toBe('Pacific/Auckland');
  }
  // Another test may have met the zone before.
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
