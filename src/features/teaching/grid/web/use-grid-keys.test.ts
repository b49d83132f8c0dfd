import { expect, test } from 'vitest';
import { moveBy } from './use-grid-keys.ts';

const size = { rows: 3, columns: 4, isMirrored: false };
const middle = { row: 1, column: 1 };

test.each([
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['ArrowRight', true, { row: 1, column: 0 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowLeft', true, { row: 1, column: 2 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowUp', true, { row: 0, column: 1 }],
  ['Home', true, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 3 }],
  ['PageDown', false, { row: 2, column: 1 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['Enter', false, undefined],
])('%s leads from the middle, mirrored %s, to %o', (key, isMirrored, to) =>
  expect(moveBy(key, middle, { ...size, isMirrored })).toEqual(to),
);

test('no key leads out of the grid', () => {
  expect(moveBy('ArrowUp', { row: 0, column: 0 }, size)).toBeUndefined();
  expect(moveBy('ArrowLeft', { row: 0, column: 0 }, size)).toBeUndefined();
  expect(moveBy('ArrowDown', { row: 2, column: 3 }, size)).toBeUndefined();
  expect(moveBy('ArrowRight', { row: 2, column: 3 }, size)).toBeUndefined();
});
