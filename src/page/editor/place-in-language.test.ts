import { expect, test } from 'vitest';
import { placeInLanguage } from './place-in-language.ts';

test('the same finding in two languages says which is which', () => {
  const place = 'A tent';
  expect(placeInLanguage({ place, lang: 'en' }).place).toBe('A tent · English');
  expect(placeInLanguage({ place, lang: 'he' }).place).toBe('A tent · עברית');
  expect(placeInLanguage({ place: undefined, lang: 'he' }).place).toBe('עברית');
  expect(placeInLanguage({ place }).place).toBe(place);
});
