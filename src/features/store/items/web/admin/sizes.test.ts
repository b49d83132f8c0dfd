import { expect, test } from 'vitest';
import { readSizes, writeSizes } from './sizes.ts';

const known = [
  { id: 'one', label: 'S' },
  { id: 'two', label: 'M' },
];

test('a size that is there already stays the same variant, with its stock', () => {
  expect(readSizes('M, L,S', known)).toEqual([
    { id: 'two', label: 'M' },
    { label: 'L' },
    { id: 'one', label: 'S' },
  ]);
});

test('goods without sizes have one variant without a label', () => {
  expect(readSizes('', [])).toEqual([{ label: '' }]);
  expect(readSizes(' , ', [{ id: 'only', label: '' }])).toEqual([{ id: 'only', label: '' }]);
});

test('a size that is typed twice is one size', () => {
  expect(readSizes('S, S', [])).toEqual([{ label: 'S' }]);
});

test('what a field holds is read as the same sizes', () => {
  expect(readSizes(writeSizes(known), known)).toEqual(known);
  expect(writeSizes([{ id: 'only', label: '' }])).toBe('');
});
