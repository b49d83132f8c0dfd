import { expect, test } from 'vitest';
import { hasNikud, withoutNikud } from './nikud.ts';

test('a verse without its vowel points keeps its letters, its maqaf and the Name', () => {
  const verse = 'וַיֵּרָא אֵלָיו ה׳ פֶּתַח־הָאֹהֶל שֵׁשׁ';
  expect(withoutNikud(verse)).toBe('וירא אליו ה׳ פתח־האהל שש');
  expect(hasNikud(verse)).toBe(true);
  expect(hasNikud(withoutNikud(verse))).toBe(false);
});
