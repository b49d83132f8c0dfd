import { expect, test } from 'vitest';
import { findLabel, readPath } from './policy-labels.ts';

const labels = {
  title: 'Title',
  'questions.*.ask': 'Question',
  'questions.*.answers.*': 'Answer',
  'words.*': 'Word',
  'words.first': 'First word',
  'chapters.*.at': 'Begins',
};

test('a field is called by its label, with the names that its author has chosen', () => {
  expect(findLabel(labels, ['title'])).toEqual({ label: 'Title', chosen: [] });
  expect(findLabel(labels, ['questions', 'who', 'ask'])).toEqual({ label: 'Question', chosen: ['who'] });
  expect(findLabel(labels, ['questions', 'who', 'answers', 'moses'])).toEqual({
    label: 'Answer',
    chosen: ['who', 'moses'],
  });
});

test('a place in a list counts from one', () => {
  expect(findLabel(labels, ['chapters', 0, 'at'])).toEqual({ label: 'Begins', chosen: ['1'] });
});

test('of several labels the most exact one is taken, and none for a path that is longer or unknown', () => {
  expect(findLabel(labels, ['words', 'first'])?.label).toBe('First word');
  expect(findLabel(labels, ['words', 'second'])?.label).toBe('Word');
  expect(findLabel(labels, ['title', 'more'])).toBeUndefined();
  expect(findLabel(labels, ['other'])).toBeUndefined();
});

test('a path names its language, and a dot within a key is no separator', () => {
  expect(readPath('texts.he.items.a~1b.title')).toEqual({ language: 'he', keys: ['items', 'a.b', 'title'] });
  expect(readPath('shared.cover.motif')).toEqual({ language: undefined, keys: ['cover', 'motif'] });
});
