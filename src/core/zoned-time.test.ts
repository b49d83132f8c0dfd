import { expect, test } from 'vitest';
import { clockAt, instantAt } from './zoned-time.ts';

test.each([
  ['2026-11-17', '09:30', 'Asia/Jerusalem', '2026-11-17T07:30:00.000Z'],
  ['2026-07-01', '09:30', 'Asia/Jerusalem', '2026-07-01T06:30:00.000Z'],
  ['2026-01-01', '00:00', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
  ['2026-01-01', '12:00', 'UTC', '2026-01-01T12:00:00.000Z'],
  ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Shown twice: the first time. Never shown: as long after two o’clock as it says.
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantAt(day, time, zone)?.toISOString()).toBe(instant);
});

test('a day and a time come back from the instant they stand for', () => {
  for (const zone of ['Asia/Jerusalem', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'])
    for (let hour = 0; hour < 24 * 400; hour += 103) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 15));
      const { day, time } = clockAt(instant, zone);
      const again = instantAt(day, time, zone);
      expect(again && clockAt(again, zone), `${zone} ${instant.toISOString()}`).toEqual({ day, time });
    }
});

test('what is no time is none', () => {
  expect(instantAt('', '09:00', 'UTC')).toBeUndefined();
});
