import { describe, expect, it } from 'vitest';
import type { Move, MoveResult } from '../../../contract-games.ts';
import { cellByKey } from './grid-keys.ts';
import { straighten } from './lines.ts';
import { readCrossword } from './read-crossword.ts';
import { readPairs } from './read-pairs.ts';
import { readWordSearch } from './read-word-search.ts';

describe('an arrow key', () => {
  const grid = { columns: 3, count: 8, isMirrored: false };

  it('leads to the next cell as the eye sees it', () => {
    expect(cellByKey('ArrowRight', 0, grid)).toBe(1);
    expect(cellByKey('ArrowDown', 1, grid)).toBe(4);
    expect(cellByKey('ArrowDown', 5, grid)).toBe(7);
    expect(cellByKey('ArrowRight', 1, { ...grid, isMirrored: true })).toBe(0);
  });

  it.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 3],
    ['ArrowUp', 1],
    ['ArrowDown', 6],
    ['ArrowRight', 7],
    ['Enter', 4],
  ])('%s leads nowhere from %i', (key, from) => expect(cellByKey(key, from, grid)).toBeUndefined());
});

describe('a line that is drawn', () => {
  it.each([
    { to: 3, straight: 3 },
    { to: 20, straight: 20 },
    { to: 18, straight: 18 },
    // Nearly across, nearly slanting.
    { to: 9, straight: 4 },
    { to: 19, straight: 24 },
    { to: 0, straight: 0 },
  ])('from the corner to $to ends at $straight', ({ to, straight }) =>
    expect(straighten({ from: 0, to }, 5)).toEqual({ from: 0, to: straight }),
  );

  it('stays within the square', () =>
    expect(straighten({ from: 10, to: 23 }, 5)).toEqual({ from: 10, to: 22 }));
});

describe('a round of pairs', () => {
  const moves: Move[] = [3, 1, 0, 2].map((card) => ({ act: 'turn', card }));
  const results: MoveResult[] = [
    { act: 'turn', text: 'bread' },
    { act: 'turn', text: 'challah', isPair: true },
    { act: 'turn', text: 'tent' },
    { act: 'turn', text: 'guest', isPair: false },
  ];

  it('knows which cards are found, which lie open, and what was seen', () => {
    const { faces, pairOf, open, last } = readPairs({ moves, results });
    expect([...pairOf]).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(open).toEqual([0, 2]);
    expect(faces.get(0)).toBe('tent');
    expect(last).toEqual({ isPair: false, texts: ['tent', 'guest'] });
    expect(readPairs({ moves: moves.slice(0, 1), results: results.slice(0, 1) })).toMatchObject({
      open: [3],
    });
  });
});

describe('a round of word search', () => {
  it('knows the lines of the words that were found, and the hints', () => {
    const state = readWordSearch({
      moves: [
        { act: 'line', from: 0, to: 3 },
        { act: 'hint', word: 1 },
        { act: 'line', from: 5, to: 8 },
      ],
      results: [{ act: 'line', word: 2 }, { act: 'hint', cell: 7, letter: 'A' }, { act: 'line' }],
    });
    expect(state).toEqual({
      found: [{ word: 2, line: { from: 0, to: 3 } }],
      hinted: new Set([7]),
      last: { act: 'line' },
    });
  });
});

describe('a round of crossword', () => {
  it('knows which letters are sure and which words are solved', () => {
    const words = [
      { number: 1, isDown: false, cells: [0, 1], clue: '' },
      { number: 1, isDown: true, cells: [0, 2], clue: '' },
    ];
    const state = readCrossword(
      { game: 'crossword', width: 2, height: 2, words },
      {
        moves: [
          { act: 'check', word: 0, letters: ['A', 'B'] },
          { act: 'check', word: 1, letters: ['A', 'X'] },
          { act: 'hint', word: 1, place: 1 },
        ],
        results: [
          { act: 'check', right: [true, true] },
          { act: 'check', right: [true, false] },
          { act: 'hint', cell: 2, letter: 'C' },
        ],
      },
    );
    expect([...state.solved]).toEqual([0]);
    expect([...state.sure]).toEqual([
      [0, 'A'],
      [1, 'B'],
      [2, 'C'],
    ]);
    expect([...state.wrong]).toEqual([[2, 'X']]);
  });
});
