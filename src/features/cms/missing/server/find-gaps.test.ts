import { describe, expect, test } from 'vitest';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { findGaps } from './find-gaps.ts';

const labels = { title: 'cms.field.title', 'items.*.title': 'cms.field.title' };

/** What is missing, as `language path`. */
function missingIn(texts: EntryContent['texts'], languages: readonly string[]): string[] {
  return findGaps({ labels }, { texts })
    .filter(({ locale }) => languages.includes(locale))
    .map(({ locale, path }) => `${locale} ${path}`);
}

describe('what is missing in a language', () => {
  test('is what the language that says most has, and nothing that it leaves empty', () => {
    const he = { title: 'דרור', tagline: 'שיר', body: 'שלום', more: 'עוד', seo: '' };
    const en = { title: 'Dror', tagline: 'A song', seo: 'Freedom' };
    expect(missingIn({ he, en }, ['en', 'he'])).toEqual(['en body', 'en more']);
  });

  test('is a list that is not there, or that has a gap, and not one of another length', () => {
    const texts = (lines?: string[]) => ({ title: 'x', ...(lines && { lines }) });
    const all = { en: texts(['a', 'b']), he: texts(), ru: texts(['а', '']), fr: texts(['a']) };
    expect(missingIn(all, ['he', 'ru', 'fr'])).toEqual(['he lines', 'ru lines']);
  });

  test('is everything in a language that nothing has been written in', () => {
    expect(missingIn({ en: { title: 'x', items: { a: { title: 'y' } } } }, ['it'])).toEqual([
      'it title',
      'it items.a.title',
    ]);
  });

  test('is counted by the pattern of its label, or by its first name', () => {
    const texts = { en: { items: { a: { title: 'y', talk: 'z' } }, other: { b: 'c' } } };
    const gaps = findGaps({ labels }, { texts }).filter(({ locale }) => locale === 'he');
    expect(gaps.map(({ field }) => field)).toEqual(['items.*.title', 'items', 'other']);
  });

  test('shows what is to be translated as it is read, without tags', () => {
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '1 < 2, ' },
            { type: 'text', text: 'really', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    };
    expect(findGaps({}, { texts: { en: { body } } })[0]).toMatchObject({
      path: 'body',
      excerpt: '1 < 2, really',
      source: 'en',
    });
  });
});
