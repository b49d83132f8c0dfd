import { describe, expect, test } from 'vitest';
import { findPlace } from '#core/places.ts';
import { weekToMail } from './week-to-mail.ts';

function place(id: string) {
  const found = findPlace(id);
  if (!found) throw new Error(`${id} is not in the list of places`);
  return found;
}

/** Every hour of a week in which the mail would go, on the clock of UTC. */
function hoursOfMail(id: string, from: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: 8 * 24 }, (_, hour) => new Date(start + hour * 3_600_000))
    .filter((now) => weekToMail(now, place(id)) !== undefined)
    .map((now) => now.toISOString().slice(0, 13));
}
const span = (day: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${day}T${String(first + index).padStart(2, '0')}`);

describe('the summary of a week', () => {
  test.each([
    // Seven to noon on the clock of each place; Melbourne is ahead of UTC, so its Friday begins on Thursday.
    ['jerusalem', '2026-11-22', span('2026-11-27', 5, 9)],
    ['new-york', '2026-11-22', span('2026-11-27', 12, 16)],
    ['melbourne', '2026-11-22', [...span('2026-11-26', 20, 23), '2026-11-27T00']],
  ])('is mailed in %s on Friday morning', (id, from, hours) => {
    expect(hoursOfMail(id, from)).toEqual(hours);
  });

  test('in the polar night of Tromsø goes on Friday before the candles are lit', () => {
    const hours = hoursOfMail('tromso', '2026-12-13');
    expect(hours[0]).toBe('2026-12-18T06');
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((hour) => hour >= '2026-12-18T06' && hour <= '2026-12-18T10')).toBe(true);
  });

  test('goes before a Friday that is a holy day, never on it', () => {
    // The last day of Passover 2029 is a Friday; abroad the day after is one more, on Shabbat.
    expect(hoursOfMail('new-york', '2029-04-01')).toEqual(span('2029-04-05', 11, 15));
    expect(hoursOfMail('jerusalem', '2029-04-01')).toEqual(span('2029-04-05', 4, 8));
  });

  test('goes before two holy days of which the second is Friday', () => {
    // Rosh Hashana 2028 is on Thursday and Friday.
    expect(hoursOfMail('melbourne', '2028-09-17').map((hour) => hour.slice(0, 10))).toContain('2028-09-19');
    expect(hoursOfMail('new-york', '2028-09-17').map((hour) => hour.slice(0, 10))).toEqual(
      Array.from({ length: 5 }, () => '2028-09-20'),
    );
  });
});
