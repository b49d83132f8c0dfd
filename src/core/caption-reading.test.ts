import { describe, expect, test } from 'vitest';
import { hardToRead } from './caption-reading.ts';

const letters = (count: number): string => 'a'.repeat(count);

describe('a caption', () => {
  test('is easy to read at 13 characters a second, the line break counted as one', () => {
    expect(hardToRead([letters(19), letters(19)], 3, 'en')).toEqual([]);
  });

  test.each([
    [
      'asks for more',
      [letters(20), letters(19)],
      3,
      'en',
      'must be read at 13.3 characters a second, 13 are the most',
    ],
    [
      'asks for more than 11 in Hebrew',
      ['א'.repeat(34)],
      3,
      'he',
      'must be read at 11.3 characters a second, 11 are the most',
    ],
    ['flashes by', ['Yes.'], 1.4, 'en', 'is shown for 1.4 s, 1.5 s is the least'],
    ['has a long line', [letters(43)], 9, 'de', 'has a line of 43 characters, 42 are the most'],
    ['has three lines', ['a', 'b', 'c'], 3, 'fr', 'has 3 lines, 2 are the most'],
  ] as const)('is hard to read when it %s', (_, rows, seconds, locale, fault) => {
    expect(hardToRead(rows, seconds, locale)).toEqual([fault]);
  });

  test('counts a pointed letter once', () => {
    expect(hardToRead(['שָׁלוֹם שָׁלוֹם שָׁלוֹם'], 1.6, 'he')).toEqual([]);
  });
});
