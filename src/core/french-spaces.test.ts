import { expect, test } from 'vitest';
import { isFrenchFile, setSpaces, setSpacesIn } from './french-spaces.ts';

test.each([
  ['Se déconnecter ?', 'Se déconnecter\u202F?'],
  ['Bravo !', 'Bravo\u202F!'],
  ['Ruth 1, 16 ; 2, 2', 'Ruth 1, 16\u202F; 2, 2'],
  ['Compte :', 'Compte\u00A0:'],
  ['« Cherche », dit-il', '«\u00A0Cherche\u00A0», dit-il'],
  ['«Cherche»', '«\u00A0Cherche\u00A0»'],
  ['Pas encore : « {one} » !', 'Pas encore\u00A0: «\u00A0{one}\u00A0»\u202F!'],
  // Whatever kind of space was typed.
  ['Quoi\u00A0? Quoi\u202F? «\u202Foui\u202F»\u202F:', 'Quoi\u202F? Quoi\u202F? «\u00A0oui\u00A0»\u00A0:'],
])('in French no line breaks inside %s', (written, set) => {
  expect(setSpaces(written, 'fr')).toBe(set);
  expect(setSpaces(set, 'fr')).toBe(set);
});

test.each([
  'Voir https://lamed.example/fr?lang=fr;x=1!',
  'À 12:30, de 0:12 à 1:34',
  '{count, plural, =0 {Aucun} one {# mot} many {# de mots} other {# mots}}',
  '{size, number, ::compact-short}',
  '00:00:04.000 --> 00:00:07.500 line:85%',
])('a text without such a space stays unchanged: %s', (text) => {
  expect(setSpaces(text, 'fr')).toBe(text);
});

test('other languages are left as they are written', () => {
  expect(setSpaces('Really ? « no » :', 'en')).toBe('Really ? « no » :');
});

test('in a file with all languages only the French texts change', () => {
  const file = { titles: { en: 'Who ?', fr: 'Qui ?' }, at: 3, talk: [{ fr: ['Où ?'] }], none: null };
  expect(setSpacesIn(file, false)).toEqual({
    titles: { en: 'Who ?', fr: 'Qui\u202F?' },
    at: 3,
    talk: [{ fr: ['Où\u202F?'] }],
    none: null,
  });
  expect(setSpacesIn({ title: 'Qui ?' }, true)).toEqual({ title: 'Qui\u202F?' });
});

test.each([
  ['content/courses/anger/fr/course.yaml', true],
  ['courses/anger/media/peace/captions/fr.vtt', true],
  ['content/pages/terms/fr.md', true],
  ['content/courses/anger/course.yaml', false],
  ['courses/frogs/media/frogs.vtt', false],
  ['content/curriculum/en/elementary.yaml', false],
])('%s is French: %s', (path, isFrench) => {
  expect(isFrenchFile(path)).toBe(isFrench);
});
