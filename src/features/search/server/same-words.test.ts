import { expect, test } from 'vitest';
import { readFoldedWords } from '#core/folded-words.ts';
import { nearSameWords, sameWords } from './same-words.ts';

test.each([
  ['hannah', 'chana'],
  ['shabbos', 'shabbat'],
  ['chabbat', 'schabbat'],
  ['moise', 'moshe'],
])('%s is the same as %s', (one, other) => {
  expect(sameWords(one, false)).toContain(other);
  expect(sameWords(other, false)).toContain(one);
});

test('a word comes first among its spellings, and stands alone if it has no others', () => {
  expect(sameWords('hannah', true)[0]).toBe('hannah');
  expect(sameWords('bread', true)).toEqual(['bread']);
  expect(nearSameWords('bread')).toEqual([]);
});

test('a prefix is equivalent to what it begins, once it is long enough', () => {
  expect(sameWords('shabbo', true)).toContain('shabbat');
  expect(sameWords('shabbo', false)).toEqual(['shabbo']);
  expect(sameWords('sha', true)).toEqual(['sha']);
});

test('a typo in one of the spellings is near to all of them', () => {
  expect(nearSameWords('hannahs')).toContain('chana');
});

test('spellings are folded like what they are compared with', () => {
  const words = ['abraham', 'hannah', 'shabbat', 'torah'].flatMap((word) => sameWords(word, false));
  for (const word of words) expect(readFoldedWords(word).map((one) => one.word)).toEqual([word]);
});
