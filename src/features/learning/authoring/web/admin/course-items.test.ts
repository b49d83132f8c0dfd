import { expect, test } from 'vitest';
import type { ItemDraft } from '../editor/draft/item-draft.ts';
import { findCourseItem, issuesOfItem, listFilms, setCourseItem } from './course-items.ts';

const course: ItemDraft = {
  shared: {
    slug: 'patience',
    chapters: [
      { id: 'ch_1', items: [{ id: 'i_1', slug: 'tent', type: 'film', film: 'tent', access: 'public' }] },
      { id: 'ch_2', items: [{ id: 'i_2', slug: 'quiz', type: 'quiz', minutes: 4 }] },
    ],
  },
  texts: {
    en: { title: 'Patience', items: { tent: { title: 'A tent' }, quiz: { title: 'A quiz' } } },
    he: { title: 'סבלנות', items: { tent: { title: 'אוהל' } } },
  },
};

test('an item is found in its course with the texts of every language that has them', () => {
  expect(findCourseItem(course, 'i_2')).toEqual({
    type: 'quiz',
    slug: 'quiz',
    draft: {
      shared: { id: 'i_2', slug: 'quiz', type: 'quiz', minutes: 4 },
      texts: { en: { title: 'A quiz' } },
    },
  });
  expect(findCourseItem(course, 'i_3')).toBeUndefined();
  expect(findCourseItem({ shared: {}, texts: {} }, 'i_1')).toBeUndefined();
});

test('what is changed of one item leaves the rest of its course as it was', () => {
  const item = {
    shared: { id: 'i_2', slug: 'quiz', type: 'quiz', minutes: 6 },
    texts: { he: { title: 'חידון' } },
  };
  const changed = setCourseItem(course, { slug: 'quiz' }, item);
  expect(findCourseItem(changed, 'i_2')?.draft).toEqual(item);
  expect(findCourseItem(changed, 'i_1')).toEqual(findCourseItem(course, 'i_1'));
  expect(changed.shared['slug']).toBe('patience');
  expect(changed.texts.en).toEqual({ title: 'Patience', items: { tent: { title: 'A tent' } } });
});

test('the films of a course are those that its items show, each once', () => {
  expect(listFilms(course)).toEqual(['tent']);
});

test('what a course is refused for is said at the fields of the item that it is about', () => {
  const issues = {
    'shared.chapters.0.items.0.sources': 'Add a source.',
    'texts.he.items.tent.talk.1': 'Missing.',
    'texts.he.items.quiz.title': 'Missing.',
    'shared.chapters.1.items.0.minutes': 'Missing.',
    'shared.categories': 'Choose one.',
  };
  expect(issuesOfItem(course, { slug: 'tent' }, issues)).toEqual([
    { path: 'shared.sources', fault: 'other', message: 'Add a source.' },
    { path: 'texts.he.talk.1', fault: 'other', message: 'Missing.' },
  ]);
});
