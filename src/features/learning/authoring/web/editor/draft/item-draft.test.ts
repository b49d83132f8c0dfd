import { describe, expect, test } from 'vitest';
import { freeName, textAt, withoutTexts, withText, type ItemDraft } from './item-draft.ts';
import { namesIn, withThing, withThingChanged, withThingMoved, withoutThing } from './named-things.ts';

const draft: ItemDraft = {
  shared: { steps: ['first', 'second'], cards: [{ id: 'cheese', basket: 'milk' }], kept: true },
  texts: {
    en: { steps: { first: 'One', second: 'Two' }, tip: 'Slowly' },
    he: { steps: { first: 'אחד' } },
  },
};

describe('a text', () => {
  test('is written in one language and leaves the others', () => {
    const written = withText(draft, 'he', ['steps', 'second'], 'שניים');
    expect(textAt(written, 'he', ['steps', 'second'])).toBe('שניים');
    expect(written.texts.en).toBe(draft.texts.en);
    expect(textAt(draft, 'he', ['steps', 'second'])).toBe('');
  });

  test('that is emptied is gone, as one that was never written', () => {
    expect(withText(draft, 'en', ['tip'], '').texts.en).toEqual({ steps: { first: 'One', second: 'Two' } });
  });

  test('begins a language that has nothing yet', () => {
    expect(withText(draft, 'ru', ['steps', 'first'], 'Раз').texts.ru).toEqual({ steps: { first: 'Раз' } });
  });

  test('of two keeps its place while the other is empty, and both are gone when both are', () => {
    const second = withText(draft, 'en', ['pairs', 'tent', 1], 'guest');
    expect(second.texts.en?.['pairs']).toEqual({ tent: ['', 'guest'] });
    expect(withText(second, 'en', ['pairs', 'tent', 1], '').texts.en?.['pairs']).toEqual({});
  });

  test('is never found under a name that all objects have', () => {
    expect(textAt(draft, 'en', ['steps', 'constructor', 'name'])).toBe('');
  });
});

describe('a thing of a list', () => {
  test('takes its texts with it in every language when it is removed', () => {
    const { shared, texts } = withoutThing(draft, 'steps', 'first');
    expect(shared['steps']).toEqual(['second']);
    expect(texts).toEqual({ en: { steps: { second: 'Two' }, tip: 'Slowly' }, he: { steps: {} } });
  });

  test('keeps its texts when it moves, and stays where there is no such place', () => {
    const moved = withThingMoved(draft, 'steps', 0, 1);
    expect(namesIn(moved, 'steps')).toEqual(['second', 'first']);
    expect(moved.texts).toBe(draft.texts);
    expect(namesIn(withThingMoved(draft, 'steps', 0, 2), 'steps')).toEqual(['first', 'second']);
  });

  test('comes last when it is added', () => {
    expect(namesIn(withThing(draft, 'steps', 'third'), 'steps')).toEqual(['first', 'second', 'third']);
    expect(namesIn(withThing(draft, 'needs', 'paper'), 'needs')).toEqual(['paper']);
  });

  test('is changed by its name; undefined takes a value away', () => {
    const changed = withThingChanged(draft, 'cards', 'cheese', { basket: undefined, color: 'yellow' });
    expect(changed.shared['cards']).toEqual([{ id: 'cheese', color: 'yellow' }]);
    expect(withThingChanged(draft, 'cards', 'other', { basket: 'meat' }).shared).toEqual(draft.shared);
  });
});

test('texts are removed from every language and nothing else is', () => {
  const { shared, texts } = withoutTexts(draft, ['steps']);
  expect(shared).toBe(draft.shared);
  expect(texts).toEqual({ en: { tip: 'Slowly' }, he: {} });
});

test('a new name is none that is taken', () => {
  expect(freeName('step', [])).toBe('step-1');
  expect(freeName('step', ['step-1', 'step-3'])).toBe('step-4');
  expect(freeName('step', ['a', 'b', 'c'])).toBe('step-4');
});
