import { expect, test } from 'vitest';
import type { ItemDraft } from './item-draft.ts';
import { standingIssues } from './standing-issues.ts';

const draft: ItemDraft = {
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
  expect(standingIssues(issues, draft, structuredClone(draft))).toEqual(issues);
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
  const standing = standingIssues(issues, draft, now);
  expect(Object.keys(issues).filter((one) => !(one in standing))).toEqual([path]);
});
