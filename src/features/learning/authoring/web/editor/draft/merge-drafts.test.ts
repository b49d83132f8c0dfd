import { describe, expect, test } from 'vitest';
import type { ItemDraft } from './item-draft.ts';
import { changedParts, isSameDraft, mergeDrafts, settleClash } from './merge-drafts.ts';

const base: ItemDraft = {
  shared: { needs: ['paper'], steps: ['first'] },
  texts: { en: { why: 'Because', tip: 'Slowly' }, he: { why: 'כי' } },
};
const mine: ItemDraft = { ...base, texts: { ...base.texts, en: { why: 'Because it helps', tip: 'Slowly' } } };

describe('what two people have changed', () => {
  test('in different fields is all kept', () => {
    const theirs = { ...base, shared: { ...base.shared, needs: ['paper', 'pen'] } };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...mine, shared: theirs.shared },
      clashes: [],
    });
  });

  test('in the same field to the same thing is no clash', () => {
    expect(mergeDrafts(base, mine, mine)).toEqual({ draft: mine, clashes: [] });
  });

  test('in the same field clashes, and is mine until it is settled', () => {
    const theirs = { ...base, texts: { ...base.texts, en: { why: 'For joy', tip: 'Slowly' } } };
    const { draft, clashes } = mergeDrafts(base, mine, theirs);
    expect(clashes).toEqual([{ path: ['texts', 'en', 'why'], mine: 'Because it helps', theirs: 'For joy' }]);
    expect(draft).toEqual(mine);
    expect(settleClash(draft, ['texts', 'en', 'why'], 'For joy')).toEqual(theirs);
  });

  test('a list is one field', () => {
    const ours = { ...base, shared: { ...base.shared, steps: ['first', 'second'] } };
    const theirs = { ...base, shared: { ...base.shared, steps: ['other', 'first'] } };
    expect(mergeDrafts(base, ours, theirs).clashes).toMatchObject([{ path: ['shared', 'steps'] }]);
  });

  test('what one has taken away and the other has left is gone; a language that came is there', () => {
    const ours: ItemDraft = { ...base, texts: { ...base.texts, en: { why: 'Because' } } };
    const theirs: ItemDraft = { ...base, texts: { ...base.texts, ru: { why: 'Потому' } } };
    expect(mergeDrafts(base, ours, theirs)).toEqual({
      draft: { shared: base.shared, texts: { ...ours.texts, ru: { why: 'Потому' } } },
      clashes: [],
    });
    const without = settleClash(base, ['texts', 'en', 'tip'], undefined);
    expect(without.texts.en).toEqual({ why: 'Because' });
  });
});

test('only the parts that differ are sent, whatever the order of their keys', () => {
  const turned = { shared: { steps: ['first'], needs: ['paper'] }, texts: base.texts };
  expect(isSameDraft(base, turned)).toBe(true);
  expect(changedParts(base, turned)).toEqual({});
  expect(changedParts(base, mine)).toEqual({ texts: { en: { why: 'Because it helps', tip: 'Slowly' } } });
  expect(changedParts(base, { ...base, shared: {} })).toEqual({ shared: {} });
});
