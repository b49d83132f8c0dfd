import { expect, test } from 'vitest';
import {
  addChapter,
  addItem,
  chaptersOf,
  dropItem,
  makeDraftId,
  moveChapter,
  moveItem,
  removeItem,
  textAt,
  withText,
  type CourseDraft,
} from './course-draft.ts';

const itemsIn = (draft: CourseDraft) =>
  chaptersOf(draft).map(({ id, items }) => [id, items.map((item) => item.id)]);

function makeDraft(): CourseDraft {
  let draft: CourseDraft = { shared: { chapters: [] }, texts: {} };
  for (const chapter of ['ch_1', 'ch_2']) draft = addChapter(draft, chapter);
  for (const id of ['i_a', 'i_b', 'i_c']) draft = addItem(draft, 'ch_1', 'quiz', id);
  return draft;
}

test('an item moves one place, and past the end of its chapter into the next one and back', () => {
  const once = moveItem(makeDraft(), 'i_b', 1);
  expect(itemsIn(once)).toEqual([
    ['ch_1', ['i_a', 'i_c', 'i_b']],
    ['ch_2', []],
  ]);
  const twice = moveItem(once, 'i_b', 1);
  expect(itemsIn(twice)).toEqual([
    ['ch_1', ['i_a', 'i_c']],
    ['ch_2', ['i_b']],
  ]);
  expect(itemsIn(moveItem(twice, 'i_b', -1))).toEqual(itemsIn(once));
  expect(moveItem(twice, 'i_b', 1)).toEqual(twice);
});

test('an item is dropped where another one lies, or at the end of a chapter', () => {
  expect(itemsIn(dropItem(makeDraft(), 'i_c', 'i_a'))[0]).toEqual(['ch_1', ['i_c', 'i_a', 'i_b']]);
  expect(itemsIn(dropItem(makeDraft(), 'i_a', 'i_c'))[0]).toEqual(['ch_1', ['i_b', 'i_c', 'i_a']]);
  expect(itemsIn(dropItem(makeDraft(), 'i_a', 'ch_2'))).toEqual([
    ['ch_1', ['i_b', 'i_c']],
    ['ch_2', ['i_a']],
  ]);
  expect(dropItem(makeDraft(), 'i_a', 'i_a')).toEqual(makeDraft());
});

test('chapters change places, and an item goes', () => {
  expect(itemsIn(moveChapter(makeDraft(), 'ch_2', -1)).map(([id]) => id)).toEqual(['ch_2', 'ch_1']);
  expect(moveChapter(makeDraft(), 'ch_1', -1)).toEqual(makeDraft());
  expect(itemsIn(removeItem(makeDraft(), 'i_b'))[0]).toEqual(['ch_1', ['i_a', 'i_c']]);
});

test('a text is written in one language, and an empty one is taken away', () => {
  const path = ['items', 'quiz-a', 'title'];
  const written = withText(makeDraft(), 'he', path, 'חידון');
  expect(textAt(written, 'he', path)).toBe('חידון');
  expect(textAt(written, 'en', path)).toBeUndefined();
  expect(withText(written, 'he', path, '').texts).toEqual({ he: { items: { 'quiz-a': {} } } });
});

test('a new id is one that the check of content takes', () => {
  expect(makeDraftId('i')).toMatch(/^i_[bcdfghjkmnpqrstvwxyz23456789]{8}$/);
});
