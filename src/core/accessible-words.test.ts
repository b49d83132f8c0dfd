import { expect, test } from 'vitest';
import { judgeDescription, judgeLink } from './accessible-words.ts';

test('a description that is missing, is a file name, or repeats another one is found', () => {
  expect(judgeDescription(' ', 'en')).toBe('noDescription');
  expect(judgeDescription('tent.webp', 'en')).toBe('fileNameAsDescription');
  expect(judgeDescription('A tent.', 'en', new Set(['A tent.']))).toBe('sameDescription');
  expect(judgeDescription('A tent at night.', 'en', new Set(['A tent.']))).toBeUndefined();
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
    expect(judgeDescription(bad, locale)).toBe('saysPictureOf');
    expect(judgeDescription(good, locale)).toBeUndefined();
  },
);

test.each([
  ['en', 'Click here!', 'Here is the calendar'],
  ['he', 'לחצו כאן', 'לוח השנה'],
  ['ru', 'Подробнее…', 'Подробнее о календаре'],
  ['es', 'Aquí', 'El calendario'],
  ['fr', 'En savoir plus', 'En savoir plus sur le calendrier'],
  ['de', 'Hier klicken', 'Der Kalender'],
  ['it', 'Clicca qui', 'Il calendario'],
] as const)('in %s a link that says nothing is found, and nothing like it', (locale, bad, good) => {
  expect(judgeLink(bad, locale)).toBe('vagueLink');
  expect(judgeLink(good, locale)).toBeUndefined();
});

test('an address in the place of words, and a link of signs alone, are found', () => {
  expect(judgeLink('https://example.org/calendar', 'en')).toBe('addressAsLink');
  expect(judgeLink('→', 'en')).toBe('vagueLink');
});
