import { describe, expect, test } from 'vitest';
import { findStale } from './stale.ts';

describe('a resource', () => {
  const wanted = new Map([
    ['workbook.en.pdf', 'a1'],
    ['music.mp3', 'b2'],
  ]);
  const madeFrom = { 'workbook.en.pdf': 'a1', 'music.mp3': 'b2' };
  const files = ['workbook.en.pdf', 'music.mp3', 'material.en.pdf'];

  test('that was made from what it would be made from now is in order', () => {
    expect(findStale(wanted, { madeFrom, files })).toEqual([]);
  });

  test('is stale once a text, a film or a script it was made from has changed', () => {
    const changed = new Map([...wanted, ['workbook.en.pdf', 'a2']]);
    expect(findStale(changed, { madeFrom, files })).toEqual([{ file: 'workbook.en.pdf', what: 'stale' }]);
    expect(findStale(wanted, { madeFrom: {}, files })).toHaveLength(2);
  });

  test('is told when it is not there, or when nothing makes it', () => {
    expect(findStale(wanted, { madeFrom, files: ['music.mp3', 'poster.en.pdf'] })).toEqual([
      { file: 'workbook.en.pdf', what: 'missing' },
      { file: 'poster.en.pdf', what: 'unknown' },
    ]);
  });
});
