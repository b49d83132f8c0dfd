import { expect, test } from 'vitest';
import { standingIssues, standingRefusal, type WrittenContent } from './standing-issues.ts';

const draft: WrittenContent = {
  shared: { slug: 'x', chapters: [{ slug: 'one', items: [] }] },
  texts: { he: { title: '', items: { tent: { talk: ['?'] } } } },
};
const issues = {
  'shared.slug': 'taken',
  'shared.chapters.0.items': 'empty',
  'texts.he.title': 'empty',
  'texts.he.items.tent.talk.1': 'missing',
  'texts.fr': 'missing',
  'item.i_7h2k9m3q/shared.needs': 'too few',
};

test('everything that was refused stands while nothing is changed', () => {
  expect(standingIssues(issues, [draft], [structuredClone(draft)])).toEqual(issues);
});

test.each([
  ['shared.slug', { ...draft, shared: { ...draft.shared, slug: 'y' } }],
  [
    'shared.chapters.0.items',
    { ...draft, shared: { ...draft.shared, chapters: [{ slug: 'one', items: [{ id: 'i' }] }] } },
  ],
  ['texts.he.title', { ...draft, texts: { he: { ...draft.texts.he, title: 'א' } } }],
  [
    'texts.he.items.tent.talk.1',
    { ...draft, texts: { he: { ...draft.texts.he, items: { tent: { talk: ['?', '!'] } } } } },
  ],
  ['texts.fr', { ...draft, texts: { ...draft.texts, fr: { title: 'Un' } } }],
])('what is wrong at %s goes as soon as that is changed, and nothing else', (path, now) => {
  const standing = standingIssues(issues, [draft], [now]);
  expect(Object.keys(issues).filter((one) => !(one in standing))).toEqual([path]);
});

test('of a course and its item that were sent together, what is mended in either is no longer refused', () => {
  const item: WrittenContent = { shared: {}, texts: { he: { questions: {} } } };
  const all = { 'texts.he.title': 'empty', 'texts.he.questions': 'too few' };
  const titled = { ...draft, texts: { he: { ...draft.texts.he, title: 'א' } } };
  const asked = { ...item, texts: { he: { questions: { q: 'מי?' } } } };
  expect(standingIssues(all, [draft, item], [titled, item])).toEqual({ 'texts.he.questions': 'too few' });
  expect(standingIssues(all, [draft, item], [draft, asked])).toEqual({ 'texts.he.title': 'empty' });
});

test('a refusal goes with the last field that it names, and one that names none stays', () => {
  const refusal = { message: 'not right yet', issues: { 'shared.slug': 'taken', 'texts.he.title': 'empty' } };
  const renamed = { ...draft, shared: { ...draft.shared, slug: 'y' } };
  const mended = { ...renamed, texts: { he: { ...draft.texts.he, title: 'א' } } };
  expect(standingRefusal(refusal, [draft], [renamed])).toEqual({
    message: 'not right yet',
    issues: { 'texts.he.title': 'empty' },
  });
  expect(standingRefusal(refusal, [draft], [mended])).toBeUndefined();
  const lost = { message: 'no connection', issues: {} };
  expect(standingRefusal(lost, [draft], [mended])).toEqual(lost);
});
