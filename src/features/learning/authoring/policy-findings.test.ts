import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { listItemFindings } from './policy-findings.ts';

type Draft = Parameters<typeof listItemFindings>[1];

/** A comic whose panels have these descriptions, and bubbles with these words. */
function comic(alts: readonly string[], words = 'Come in', locale: Locale = 'en'): Draft {
  const panels = alts.map((_, index) => ({ id: `p${index}`, bubbles: [{ id: 'b' }] }));
  const said = Object.fromEntries(alts.map((alt, index) => [`p${index}`, { alt, bubbles: { b: words } }]));
  return { shared: { panels }, texts: { [locale]: { panels: said } } };
}

const kindsIn = (draft: Draft, locale: Locale = 'en') =>
  listItemFindings('visual', draft, locale).map(({ kind }) => kind);

test('nothing is found where every picture has a description of its own and bubbles are short', () => {
  expect(listItemFindings('visual', comic(['A tent.', 'Three guests.']), 'en')).toEqual([]);
});

test('a picture without a description is found, at the place where it is written', () => {
  expect(listItemFindings('visual', comic(['A tent.', '']), 'en')).toEqual([
    { path: 'texts.en.panels.p1.alt', kind: 'noDescription' },
  ]);
});

test('a description that is a file name, that only says picture, or that repeats another is found', () => {
  expect(kindsIn(comic(['tent.webp']))).toEqual(['fileNameAsDescription']);
  expect(kindsIn(comic(['A tent.', 'A tent.']))).toEqual(['sameDescription']);
});

test('a bubble of too many words is found', () => {
  expect(listItemFindings('visual', comic(['A tent.'], 'x'.repeat(121)), 'en')).toEqual([
    { path: 'texts.en.panels.p0.bubbles.b', kind: 'longWords' },
  ]);
  expect(kindsIn(comic(['A tent.'], 'x'.repeat(120)))).toEqual([]);
});

test('of a quiz only questions with a picture need a description', () => {
  const shared = { questions: [{ slug: 'one' }, { slug: 'two', picture: 'tent.webp' }] };
  expect(listItemFindings('quiz', { shared, texts: {} }, 'he')).toEqual([
    { path: 'texts.he.questions.two.alt', kind: 'noDescription' },
  ]);
});
