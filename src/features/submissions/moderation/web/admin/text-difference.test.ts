import { expect, test } from 'vitest';
import { compareTexts } from './text-difference.ts';

const marked = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

test('what was added and removed is found word by word', () => {
  expect(marked('I baked bread.', 'I baked challah with Savta.')).toBe(
    'I baked [-bread.][+challah with Savta.]',
  );
  expect(marked('one two three', 'one three')).toBe('one [-two ]three');
  expect(marked('אפיתי לחם', 'אפיתי חלה')).toBe('אפיתי [-לחם][+חלה]');
});

test('texts that are the same, empty or wholly new are one part', () => {
  expect(compareTexts('same words', 'same words')).toEqual([{ kind: 'same', text: 'same words' }]);
  expect(compareTexts('', '')).toEqual([]);
  expect(compareTexts('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
  expect(compareTexts('old', '')).toEqual([{ kind: 'removed', text: 'old' }]);
});

test('both texts can be read off the parts, whatever they are', () => {
  const random = (seed: number) =>
    Array.from({ length: 40 }, (_, index) => 'abc'[(seed * 7 + index * index) % 3]).join(' ');
  for (let seed = 0; seed < 30; seed += 1) {
    const [before, after] = [random(seed), random(seed + 1)];
    const parts = compareTexts(before, after);
    const only = (...kinds: string[]) =>
      parts
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join('')
        .trimEnd();
    expect(only('same', 'removed')).toBe(before);
    expect(only('same', 'added')).toBe(after);
  }
});

test('a text of thousands of words is compared in a moment', () => {
  const long = 'word '.repeat(4000);
  const begun = performance.now();
  compareTexts(long, `${long}\nend`);
  expect(performance.now() - begun).toBeLessThan(1000);
});
