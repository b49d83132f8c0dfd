import { describe, expect, test } from 'vitest';
import type { PanelView } from '../contract.ts';
import { rowsOf } from './panel-rows.ts';

const panels = (...shapes: PanelView['shape'][]): PanelView[] =>
  shapes.map((shape, index) => ({
    id: `p${index}`,
    src: `/p${index}.webp`,
    shape,
    mirrors: true,
    alt: '',
    bubbles: [],
  }));
const numbers = (...shapes: PanelView['shape'][]) =>
  rowsOf(panels(...shapes)).map((row) => row.map(({ index }) => index));

describe('the rows of a comic', () => {
  test('hold one wide panel, or two squares, or two tall ones, in reading order', () => {
    expect(numbers('wide', 'square', 'square', 'tall', 'tall', 'wide')).toEqual([[0], [1, 2], [3, 4], [5]]);
  });

  test('hold one panel if no neighbor has its shape', () => {
    expect(numbers('square', 'tall', 'wide', 'tall')).toEqual([[0], [1], [2], [3]]);
    expect(numbers('square', 'square', 'square')).toEqual([[0, 1], [2]]);
    expect(numbers()).toEqual([]);
  });
});
