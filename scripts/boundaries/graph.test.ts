import { expect, test } from 'vitest';
import { readModule } from '../read-modules.ts';
import { findCircle, findKnots } from './graph.ts';

test('a cycle of features is found wherever it is', () => {
  expect(findCircle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b']);
  expect(findCircle({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined();
});

test('every group of files that reach one another is found, with all of its files', () => {
  const two = { a: ['b'], b: ['c', 'd'], c: ['a', 'b'], d: ['e', 'f'], e: ['f'], f: ['e', 'g'], g: ['pg'] };
  expect(findKnots(two)).toEqual([
    ['e', 'f'],
    ['a', 'b', 'c'],
  ]);
  expect(findKnots({ a: ['a'] })).toEqual([['a']]);
});

test('many ways to one file are no cycle', () => {
  expect(findKnots({ a: ['b', 'c', 'd'], b: ['d'], c: ['b', 'd'], d: [] })).toEqual([]);
});

test('two files that import only types of each other are a cycle', () => {
  const files = [
    readModule(
      'src/ui/menu.ts',
      `import { item } from './item.ts'; export interface Menu { item: typeof item }`,
    ),
    readModule(
      'src/ui/item.ts',
      `import type { Menu } from './menu.ts'; export const item = (menu: Menu) => menu;`,
    ),
  ];
  expect(findKnots(Object.fromEntries(files.map(({ path, imports }) => [path, imports])))).toEqual([
    ['src/ui/item.ts', 'src/ui/menu.ts'],
  ]);
});
