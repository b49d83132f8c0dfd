import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { listFindings } from './accessibility.ts';
import type { ItemDraft } from './item-draft.ts';

/** A comic whose panels have these descriptions, and bubbles with these words. */
function comic(alts: readonly string[], words = 'Come in', locale: Locale = 'en'): ItemDraft {
  const panels = alts.map((_, index) => ({ id: `p${index}`, bubbles: [{ id: 'b' }] }));
  const said = Object.fromEntries(alts.map((alt, index) => [`p${index}`, { alt, bubbles: { b: words } }]));
  return { shared: { panels }, texts: { [locale]: { panels: said } } };
}

const kindsIn = (draft: ItemDraft, locale: Locale = 'en') =>
  listFindings('visual', draft, locale).map(({ kind }) => kind);

test('nothing is found where every picture has a description of its own and bubbles are short', () => {
  expect(listFindings('visual', comic(['A tent.', 'Three guests.']), 'en')).toEqual([]);
});

test('a picture without a description is found, at the place where it is written', () => {
  expect(listFindings('visual', comic(['A tent.', '']), 'en')).toEqual([
    { path: 'texts.en.panels.p1.alt', kind: 'noDescription' },
  ]);
});

test('a description that is a file name, that only says picture, or that repeats another is found', () => {
  expect(kindsIn(comic(['tent.webp']))).toEqual(['fileNameAsDescription']);
  expect(kindsIn(comic(['A tent.', 'A tent.']))).toEqual(['sameDescription']);
});

test.each([
  ['en', 'A picture of a tent.', 'A pictures shelf.'],
  ['he', 'תמונה של אוהל.', 'תמונות על הקיר.'],
  ['ru', 'Рисунок: шатёр.', 'Рисунки на стене.'],
  ['es', 'Una imagen de una tienda.', 'Imágenes en la pared.'],
  ['fr', 'Une image d’une tente.', 'Des images au mur.'],
  ['de', 'Ein Bild von einem Zelt.', 'Bilder an der Wand.'],
  ['it', 'Un’immagine di una tenda.', 'Immagini al muro.'],
] as const)(
  'in %s what says only that there is a picture is found, and nothing like it',
  (locale, bad, good) => {
    expect(kindsIn(comic([bad], '', locale), locale)).toEqual(['saysPictureOf']);
    expect(kindsIn(comic([good], '', locale), locale)).toEqual([]);
  },
);

test('a bubble of too many words is found', () => {
  expect(listFindings('visual', comic(['A tent.'], 'x'.repeat(121)), 'en')).toEqual([
    { path: 'texts.en.panels.p0.bubbles.b', kind: 'longWords' },
  ]);
  expect(kindsIn(comic(['A tent.'], 'x'.repeat(120)))).toEqual([]);
});

test('of a quiz only questions with a picture need a description', () => {
  const shared = { questions: [{ slug: 'one' }, { slug: 'two', picture: 'tent.webp' }] };
  expect(listFindings('quiz', { shared, texts: {} }, 'he')).toEqual([
    { path: 'texts.he.questions.two.alt', kind: 'noDescription' },
  ]);
});
