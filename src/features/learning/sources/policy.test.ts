import { describe, expect, test } from 'vitest';
import { formatReference, formatReferences, type Reference } from './policy.ts';

const verses: Reference = { work: 'Genesis', counts: 'verses', chapter: 18, from: '1', to: '8' };
const folios: Reference = { work: 'Shabbat', counts: 'folios', from: '30b', to: '31a' };

describe('a reference reads as readers of the language write it', () => {
  test.each([
    ['en', 'Genesis 18:1–8', 'Shabbat 30b–31a'],
    ['he', 'Genesis יח, א–ח', 'Shabbat ל ע״ב – לא ע״א'],
    ['ru', 'Genesis 18:1–8', 'Shabbat 30б–31а'],
    ['es', 'Genesis 18:1–8', 'Shabbat 30b–31a'],
    ['fr', 'Genesis 18, 1–8', 'Shabbat 30b–31a'],
    ['de', 'Genesis 18,1–8', 'Shabbat 30b–31a'],
    ['it', 'Genesis 18, 1–8', 'Shabbat 30b–31a'],
  ] as const)('in %s', (locale, ofVerses, ofFolios) => {
    expect(formatReference(verses, locale)).toBe(ofVerses);
    expect(formatReference(folios, locale)).toBe(ofFolios);
  });

  test('one verse, one folio, both sides of a leaf, a whole chapter', () => {
    expect(formatReference({ ...verses, to: '1' }, 'en')).toBe('Genesis 18:1');
    expect(formatReference({ ...folios, to: undefined }, 'he')).toBe('Shabbat ל ע״ב');
    expect(formatReference({ ...folios, from: '31a', to: '31b' }, 'en')).toBe('Shabbat 31a–b');
    expect(formatReference({ ...folios, from: '31a', to: '31b' }, 'he')).toBe('Shabbat לא ע״א–ע״ב');
    expect(formatReference({ ...verses, from: undefined, to: undefined }, 'de')).toBe('Genesis 18');
  });

  test('Hebrew numbers never spell the Name', () => {
    const at = (from: string) => formatReference({ ...verses, chapter: 115, from, to: from }, 'he');
    expect(at('15')).toBe('Genesis קטו, טו');
    expect(at('16')).toBe('Genesis קטו, טז');
  });
});

test('a book repeated in a row is named once', () => {
  const prayer = { work: 'I Samuel', counts: 'verses', chapter: 1 } as const;
  const both = [{ ...prayer, from: '11' }, { ...prayer, from: '15' }, folios];
  expect(formatReferences(both, 'en')).toBe('I Samuel 1:11; 1:15; Shabbat 30b–31a');
});
