import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

test.each([
  { timeZone: 'Asia/Jerusalem', languages: ['en-US'], country: 'IL' },
  { timeZone: 'America/Los_Angeles', languages: ['he'], country: 'US' },
  { timeZone: 'UTC', languages: ['fr', 'fr-CA'], country: 'CA' },
  { timeZone: 'UTC', languages: ['zh-Hant-TW'], country: 'TW' },
  { timeZone: 'UTC', languages: ['en-ZZ', 'he'], country: undefined },
  { timeZone: '', languages: [], country: undefined },
])('$timeZone and $languages is $country', ({ timeZone, languages, country }) => {
  expect(guessCountry(timeZone, languages)).toBe(country);
});
