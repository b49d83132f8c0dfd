import { expect, test } from 'vitest';
import type { ItemDraft } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { addChapter, listChapterTimes, removeChapter, setChapterTime } from './chapters-draft.ts';

const film: ItemDraft = {
  shared: { duration: 60, chapters: [{ at: 0 }, { at: 30 }] },
  texts: { en: { titles: ['Heat', 'Guests'] }, he: { titles: ['חום', 'אורחים'] }, fr: {} },
};
const titles = (draft: ItemDraft) => [draft.texts.en?.['titles'], draft.texts.he?.['titles']];

test('a chapter is added at its time, and the titles after it move along in every language', () => {
  const more = addChapter(film, 12.34);
  expect(listChapterTimes(more)).toEqual([0, 12.3, 30]);
  expect(titles(more)).toEqual([
    ['Heat', '', 'Guests'],
    ['חום', '', 'אורחים'],
  ]);
  expect(more.texts.fr).toEqual({});
});

test('the first chapter always begins with the film', () => {
  const less = removeChapter(film, 0);
  expect(listChapterTimes(less)).toEqual([0]);
  expect(titles(less)).toEqual([['Guests'], ['אורחים']]);
  expect(setChapterTime(film, 0, { at: 9, duration: 60 })).toBe(film);
});

test.each([
  [-5, 1],
  [20.06, 20.1],
  [500, 59],
])('a chapter moved to %f begins at %f: within the film and after the one before', (at, wanted) => {
  expect(listChapterTimes(setChapterTime(film, 1, { at, duration: 60 }))).toEqual([0, wanted]);
});
