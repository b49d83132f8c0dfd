import { expect, test } from 'vitest';
import { readTimeZone } from './time-zone.ts';

test.each([
  ['Europe/London', 'Europe/London'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', undefined],
  ['', undefined],
  [undefined, undefined],
  ['x'.repeat(5000), undefined],
])('%s names the zone %s', (value, zone) => expect(readTimeZone(value)).toBe(zone));
