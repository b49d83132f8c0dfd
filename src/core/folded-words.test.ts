import { describe, expect, test } from 'vitest';
import { hebrewStems, nearSpellings, readFoldedWords } from './folded-words.ts';

const wordsOf = (text: string) => readFoldedWords(text).map(({ word }) => word);

describe('folded words', () => {
  test.each([
    ['Kindness', 'KINDNESS'],
    ['cœur élève', 'COEUR eleve'],
    ['Straße', 'STRASSE'],
    ['niño', 'nino'],
    ['Ещё', 'еще'],
    ['בְּרֵאשִׁ֖ית', 'בראשית'],
    ['שלום', 'שָׁלוֹם'],
    ['רש״י', 'רש"י'],
    ['חז״ל', 'חזל'],
    ['ﬁlm', 'film'],
    ['ki\u00adnd', 'kind'],
  ])('%s is the same as %s', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
    expect(wordsOf(one)).not.toEqual([]);
  });

  test('a final letter equals its regular form, so that a prefix finds the whole word', () => {
    expect(wordsOf('מלך')).toEqual(['מלכ']);
    expect(wordsOf('מלכים')[0]).toMatch(/^מלכ/);
  });

  test('a maqaf, a dash and an apostrophe divide words, and anything else is left out', () => {
    expect(wordsOf('בן־אדם')).toEqual(['בנ', 'אדמ']);
    expect(wordsOf('l’amour — “Abraham’s” 100%')).toEqual(['l', 'amour', 'abraham', 's', '100']);
    expect(wordsOf('%_\0\\\'";--')).toEqual([]);
  });

  test('a word knows its position in the text, marks included', () => {
    const text = 'אמר: בְּרֵאשִׁית.';
    const { start = 0, end } = readFoldedWords(text)[1] ?? {};
    expect(text.slice(start, end)).toBe('בְּרֵאשִׁית');
  });

  test('a hundred thousand characters take no time', () => {
    const started = performance.now();
    for (const text of ['א"'.repeat(50_000), 'a\u0301'.repeat(50_000), "'".repeat(100_000)]) wordsOf(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test('a Hebrew word is also found without its prefix letters', () => {
  expect(hebrewStems('הבית')).toEqual(['בית']);
  expect(hebrewStems('ומהבית')).toEqual(['מהבית', 'הבית']);
  expect(hebrewStems('הר')).toEqual([]);
  expect(hebrewStems('kindness')).toEqual([]);
});

describe('near spellings', () => {
  const areNear = (one: string, other: string) => {
    const near = new Set(nearSpellings(other));
    return nearSpellings(one).some((word) => near.has(word));
  };
  test.each(['kidness', 'kinddness', 'kimdness', 'knidness'])('kindness is near %s', (typo) => {
    expect(areNear('kindness', typo)).toBe(true);
  });
  test('other words are not near, and short ones are never', () => {
    expect(areNear('kindness', 'business')).toBe(false);
    expect(nearSpellings('cat')).toEqual([]);
  });
});
