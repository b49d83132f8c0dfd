import { expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { placeFor, placeOfPerson, visitorPlace } from './visitor-place.ts';

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

test.each([
  ['her city', [{ place: 'tzfat', timeZone: 'America/New_York' }], 'tzfat'],
  ['the zone of her browser', [{ place: undefined, timeZone: 'Australia/Melbourne' }], 'melbourne'],
  [
    'where she is, not who had her written to',
    [
      { place: undefined, timeZone: 'Asia/Jerusalem' },
      { place: 'london', timeZone: undefined },
    ],
    'jerusalem',
  ],
  [
    'who had her written to, if nothing is known of herself',
    [
      { place: 'atlantis', timeZone: 'Antarctica/Troll' },
      { place: undefined, timeZone: 'Europe/London' },
    ],
    'london',
  ],
  [
    'who had her written to, if she has no account',
    [undefined, { place: 'haifa', timeZone: undefined }],
    'haifa',
  ],
  ['the organization, if nothing is known of anyone', [undefined, undefined], 'new-york'],
])('a reader’s mail keeps the Shabbat of %s', (_whose, people, id) =>
  expect(placeOfPerson(...people).id).toBe(id),
);
