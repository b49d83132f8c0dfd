import { expect, test } from 'vitest';
import { addChapter, addItem, withText, type CourseDraft } from './course-draft.ts';
import { nameItem } from './name-item.ts';

const t = (message: string, values?: { number: number }) =>
  `${message.split('.').at(-1)}${values?.number ?? ''}`;

function makeDraft(): CourseDraft {
  let draft: CourseDraft = { shared: { chapters: [] }, texts: {} };
  for (const chapter of ['ch_1', 'ch_2']) draft = addChapter(draft, chapter);
  for (const id of ['i_a', 'i_b']) draft = addItem(draft, 'ch_2', 'film', id);
  return draft;
}

test('two films without a title are told apart by their places', () => {
  const finding = { lang: 'he', title: '' } as const;
  expect(nameItem(makeDraft(), { ...finding, itemId: 'i_a' }, t)).toMatch(/ · chapter2 · place1$/);
  expect(nameItem(makeDraft(), { ...finding, itemId: 'i_b' }, t)).toMatch(/ · chapter2 · place2$/);
});

test('an item has the title that was just typed, in the language of the finding if it has one', () => {
  const finding = { lang: 'he', itemId: 'i_a', title: 'old' } as const;
  const english = withText(makeDraft(), 'en', ['items', 'film-a', 'title'], 'A tent');
  expect(nameItem(english, finding, t)).toBe('A tent');
  const both = withText(english, 'he', ['items', 'film-a', 'title'], 'אוהל');
  expect(nameItem(both, finding, t)).toBe('אוהל');
});

test('an item that the draft no longer has is called as it was saved', () => {
  expect(nameItem(makeDraft(), { lang: 'he', itemId: 'i_z', title: 'A tent' }, t)).toBe('A tent');
});
