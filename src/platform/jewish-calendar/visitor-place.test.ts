import { expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { placeFor, visitorPlace } from './visitor-place.ts';

test.each([
  ['tzfat', 'America/New_York', 'tzfat'],
  [undefined, 'Europe/London', 'london'],
  [undefined, 'Asia/Jerusalem', 'jerusalem'],
  [undefined, 'Europe/Kiev', 'kyiv'],
  ['atlantis', 'Australia/Melbourne', 'melbourne'],
  [undefined, 'Antarctica/Troll', 'new-york'],
  [undefined, undefined, 'new-york'],
])('with the city %s chosen and a browser in %s, %s applies', (chosen, zone, id) =>
  expect(placeFor(chosen, zone).id).toBe(id),
);

test('a visitor gets the place of her browser', () =>
  expect(visitorPlace({ actor: visitor, timeZone: 'Europe/Stockholm' }).id).toBe('stockholm'));
