import { expect, test } from 'vitest';
import { pageOfRows } from './page-of-rows.ts';

const rows = ['e', 'b', 'd', 'a', 'c'].map((by) => ({ by }));
const page = (at?: string, kept = rows, descending = false) => {
  const { items, next, previous } = pageOfRows(kept, { at, perPage: 2, descending });
  return { by: items.map(({ by }) => by).join(''), next, previous };
};

test('pages follow each other in order, forwards and backwards', () => {
  expect(page()).toEqual({ by: 'ab', next: '>b', previous: undefined });
  expect(page('>b')).toEqual({ by: 'cd', next: '>d', previous: '<c' });
  expect(page('>d')).toEqual({ by: 'e', next: undefined, previous: '<e' });
  expect(page('<e')).toEqual({ by: 'cd', next: '>d', previous: '<c' });
  expect(page('<c')).toEqual({ by: 'ab', next: '>b', previous: undefined });
  expect(page('>d', rows, true)).toEqual({ by: 'cb', next: '>b', previous: '<c' });
});

test('a cursor keeps its place when its row is gone', () => {
  const others = rows.filter(({ by }) => by !== 'b');
  expect(page('>b', others).by).toBe('cd');
});

test('the first page comes in the place of one whose rows are all gone', () => {
  expect(page('>z')).toEqual(page());
  expect(page('>c', []).by).toBe('');
});
