import { describe, expect, test } from 'vitest';
import type { Move, MoveResult } from '#features/learning/games/contract.ts';
import { chooseCell, listClues } from './crossword-clues.ts';
import { cellByKey } from './grid-keys.ts';
import { straighten } from './lines.ts';
import { nearestByKey } from './nearest-by-key.ts';
import { readBaskets } from './read-baskets.ts';
import { readCrossword } from './read-crossword.ts';
import { pressCard, readPairs } from './read-pairs.ts';
import { readWordSearch } from './read-word-search.ts';

describe('an arrow key', () => {
  const grid = { columns: 3, count: 8, isMirrored: false };

  test('leads to the next cell in that visual direction', () => {
    expect(cellByKey('ArrowRight', 0, grid)).toBe(1);
    expect(cellByKey('ArrowDown', 1, grid)).toBe(4);
    expect(cellByKey('ArrowDown', 5, grid)).toBe(7);
    expect(cellByKey('ArrowRight', 1, { ...grid, isMirrored: true })).toBe(0);
  });

  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 3],
    ['ArrowUp', 1],
    ['ArrowDown', 6],
    ['ArrowRight', 7],
    ['Enter', 4],
  ])('%s leads nowhere from %i', (key, from) => expect(cellByKey(key, from, grid)).toBeUndefined());
});

describe('a drawn line', () => {
  test.each([
    { to: 3, straight: 3 },
    { to: 20, straight: 20 },
    { to: 18, straight: 18 },
    // Nearly across, nearly diagonal.
    { to: 9, straight: 4 },
    { to: 19, straight: 24 },
    { to: 0, straight: 0 },
  ])('from the corner to $to ends at $straight', ({ to, straight }) =>
    expect(straighten({ from: 0, to }, 5)).toEqual({ from: 0, to: straight }),
  );

  test('stays within the square', () =>
    expect(straighten({ from: 10, to: 23 }, 5)).toEqual({ from: 10, to: 22 }));
});

describe('a round of pairs', () => {
  const moves: Move[] = [3, 1, 0, 2].map((card) => ({ act: 'turn', card }));
  const results: MoveResult[] = [
    { act: 'turn', text: 'bread' },
    { act: 'turn', text: 'challah', isPair: true },
    { act: 'turn', text: 'tent', picture: '/tent.webp' },
    { act: 'turn', text: 'guest', isPair: false },
  ];

  test('knows which cards are found, which are face up, and what was seen', () => {
    const { faces, pairOf, open, last } = readPairs({ moves, results });
    expect([...pairOf]).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(open).toEqual([0, 2]);
    expect(faces.get(0)).toEqual({ text: 'tent', picture: '/tent.webp' });
    expect(last).toEqual({ isPair: false, texts: ['tent', 'guest'] });
    expect(readPairs({ moves: moves.slice(0, 1), results: results.slice(0, 1) })).toMatchObject({
      open: [3],
    });
  });
});

describe('a press on a card', () => {
  const turned = (...cards: number[]) =>
    readPairs({
      moves: cards.map((card) => ({ act: 'turn', card })),
      results: cards.map((card, index) => ({
        act: 'turn',
        text: String(card),
        ...(index % 2 === 1 && { isPair: cards[index - 1] === card - 1 }),
      })),
    });

  test.each([
    { what: 'turns a face-down card', state: turned(), card: 3, does: 'turn' },
    { what: 'turns the second of two', state: turned(3), card: 5, does: 'turn' },
    { what: 'does nothing to the card just turned', state: turned(3), card: 3, does: undefined },
    { what: 'does nothing to a card of a found pair', state: turned(0, 1), card: 1, does: undefined },
    {
      what: 'turns another while two are face up',
      state: turned(0, 3),
      card: 5,
      isLooking: true,
      does: 'turn',
    },
    {
      what: 'turns back two face-up cards without making a move',
      state: turned(0, 3),
      card: 3,
      isLooking: true,
      does: 'turn-back',
    },
    { what: 'turns a card again once it is face down', state: turned(0, 3), card: 3, does: 'turn' },
  ])('$what', ({ state, card, isLooking = false, does }) =>
    expect(pressCard(card, state, isLooking)).toBe(does),
  );
});

describe('a round of word search', () => {
  test('knows the lines of the words found, and the hints', () => {
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
  test('knows which letters are certain and which words are solved', () => {
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

describe('choosing a clue', () => {
  const cells = [3, 4, 5, 6];

  test.each([
    { what: 'the first open cell', open: [5, 6], here: undefined, at: 5 },
    { what: 'the first cell if none is open', open: [], here: 6, at: 3 },
    { what: 'the first open cell from elsewhere in the word', open: [5], here: 6, at: 5 },
    { what: 'the first cell when asked again', open: [5], here: 5, at: 3 },
  ])('leads to $what', ({ open, here, at }) =>
    expect(chooseCell(cells, (cell) => open.includes(cell), here)).toBe(at),
  );

  test('come after the across clues with a lower number, and down clues come last', () => {
    const word = (number: number, isDown: boolean) => ({ number, isDown, cells: [], clue: '' });
    expect(listClues([word(2, true), word(3, false), word(1, true), word(1, false)])).toEqual([3, 1, 2, 0]);
  });
});

describe('an arrow key between cards and baskets', () => {
  const box = (left: number, top: number, width: number) => ({ left, top, width, height: 60 });
  /** On a phone: three cards below one another, and two baskets side by side. */
  const phone = [box(0, 0, 340), box(0, 80, 340), box(0, 160, 340), box(0, 260, 160), box(180, 260, 160)];
  /** On a wide table: three cards in a row above them. */
  const desk = [box(0, 0, 200), box(220, 0, 200), box(440, 0, 200), box(100, 120, 200), box(340, 120, 200)];
  const lead = (key: string, from: number, boxes: typeof phone) => {
    const [start] = boxes.slice(from);
    return start && nearestByKey(key, start, boxes);
  };

  test('leads to what is nearest on that side', () => {
    expect(lead('ArrowDown', 0, phone)).toBe(1);
    expect(lead('ArrowRight', 3, phone)).toBe(4);
    expect(lead('ArrowLeft', 4, phone)).toBe(3);
    expect(lead('ArrowUp', 4, phone)).toBe(2);
    expect(lead('ArrowRight', 0, desk)).toBe(1);
    expect(lead('ArrowDown', 0, desk)).toBe(3);
    expect(lead('ArrowDown', 2, desk)).toBe(4);
  });

  test('leads nowhere at the edge, and other keys never do', () => {
    expect(lead('ArrowUp', 0, phone)).toBeUndefined();
    expect(lead('ArrowDown', 4, desk)).toBeUndefined();
    expect(lead('Enter', 0, phone)).toBeUndefined();
  });
});

describe('a round of two baskets', () => {
  const moves: Move[] = [
    { act: 'place', card: 2, basket: 0 },
    { act: 'place', card: 0, basket: 0 },
    { act: 'place', card: 0, basket: 1 },
  ];
  const results: MoveResult[] = [
    { act: 'place', isRight: true, because: 'It is milk.' },
    { act: 'place', isRight: false },
    { act: 'place', isRight: true, because: 'It is meat.' },
  ];

  test('knows where each card lies and why, and what the last move revealed', () => {
    const { placed, last } = readBaskets({ moves, results });
    expect([...placed]).toEqual([
      [2, { basket: 0, because: 'It is milk.' }],
      [0, { basket: 1, because: 'It is meat.' }],
    ]);
    expect(last).toEqual({ card: 0, basket: 1, isRight: true, because: 'It is meat.' });
  });

  test('has a wrong card back, and moves in flight count for nothing yet', () => {
    const { placed, last } = readBaskets({ moves, results: results.slice(0, 2) });
    expect([...placed.keys()]).toEqual([2]);
    expect(last).toEqual({ card: 0, basket: 0, isRight: false, because: '' });
    expect(readBaskets({ moves, results: [] })).toEqual({ placed: new Map(), last: undefined });
  });
});
