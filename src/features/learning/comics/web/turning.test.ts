import { describe, expect, test } from 'vitest';
import { turnOf } from './turning.ts';

const press = (key: string, direction: 'ltr' | 'rtl' = 'ltr', isZoomed = false, shiftKey = false) =>
  turnOf({ key, shiftKey }, direction, isZoomed);

describe('a key in the guided view', () => {
  test('turns right to advance, and left for right-to-left readers', () => {
    expect(press('ArrowRight')).toEqual({ kind: 'go', by: 1 });
    expect(press('ArrowLeft')).toEqual({ kind: 'go', by: -1 });
    expect(press('ArrowLeft', 'rtl')).toEqual({ kind: 'go', by: 1 });
    expect(press('ArrowRight', 'rtl')).toEqual({ kind: 'go', by: -1 });
  });

  test('advances with Space and goes back with Shift, in either direction', () => {
    expect(press(' ', 'rtl')).toEqual({ kind: 'go', by: 1 });
    expect(press(' ', 'rtl', false, true)).toEqual({ kind: 'go', by: -1 });
  });

  test('pans with the arrows while the picture is enlarged', () => {
    expect(press('ArrowRight', 'rtl', true)).toEqual({ kind: 'pan', x: -60, y: -0 });
    expect(press('ArrowDown', 'ltr', true)).toMatchObject({ kind: 'pan', y: -60 });
    expect(press('ArrowDown')).toBeUndefined();
  });

  test('enlarges, jumps, and ignores every other key', () => {
    expect([press('+'), press('='), press('-'), press('0')]).toMatchObject([
      { by: 1 },
      { by: 1 },
      { by: -1 },
      { by: 0 },
    ]);
    expect([press('Home'), press('End')]).toMatchObject([{ to: 'first' }, { to: 'last' }]);
    expect(press('Escape')).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });
});
