import { describe, expect, test } from 'vitest';
import { turnOfKey } from './slide-keys.ts';

const page = { direction: 'ltr', isFilm: false } as const;

describe('a key on a slide', () => {
  test.each(['PageDown', 'ArrowRight', 'ArrowDown', ' ', 'Enter'])('%s goes on', (key) => {
    expect(turnOfKey(key, page)).toBe('next');
  });

  test('follows the direction of reading with its side arrows', () => {
    expect(turnOfKey('ArrowLeft', { ...page, direction: 'rtl' })).toBe('next');
    expect(turnOfKey('ArrowRight', { ...page, direction: 'rtl' })).toBe('previous');
    expect(turnOfKey('ArrowLeft', page)).toBe('previous');
  });

  test('leaves space and arrows to a film, where a clicker still turns the slide', () => {
    const film = { ...page, isFilm: true };
    expect([' ', 'ArrowRight', 'ArrowLeft', 'ArrowDown'].map((key) => turnOfKey(key, film))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(turnOfKey('PageDown', film)).toBe('next');
    expect(turnOfKey('PageUp', film)).toBe('previous');
  });

  test('Home and End lead to the first and the last slide, except from a film, which they wind', () => {
    expect(['Home', 'End'].map((key) => turnOfKey(key, page))).toEqual(['first', 'last']);
    expect(turnOfKey('End', { ...page, isFilm: true })).toBeUndefined();
  });

  test('closes with Escape, and does nothing for any other', () => {
    expect(turnOfKey('Escape', page)).toBe('close');
    expect(turnOfKey('x', page)).toBeUndefined();
  });
});
