import { createRandom, shuffle } from './random.ts';

/** Across, down and both diagonals, all in reading direction: in Hebrew a row begins on the right. */
const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
] as const;

/** How many squares to try before a set of words counts as too large for its square. */
const triesAtMost = 40;

type Letters = readonly string[];

/** A square with all words in it, row by row, undefined in cells that no word uses; undefined if they do not fit. */
export function layWords(
  words: readonly Letters[],
  size: number,
  random: () => number,
): (string | undefined)[] | undefined {
  // After random squares, try the ones used when the content was checked.
  for (const source of [random, createRandom(1)]) {
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const square = tryToLay(words, size, source);
      if (square) return square;
    }
  }
  return undefined;
}

/** The cells of a straight line between two cells, inclusive; undefined if no line joins them. */
export function cellsBetween(from: number, to: number, size: number): number[] | undefined {
  const across = (to % size) - (from % size);
  const down = Math.floor(to / size) - Math.floor(from / size);
  const steps = Math.max(Math.abs(across), Math.abs(down));
  if (steps === 0 || !isStraight(across, down)) return undefined;
  const step = Math.sign(down) * size + Math.sign(across);
  return Array.from({ length: steps + 1 }, (_, index) => from + index * step);
}

function isStraight(across: number, down: number): boolean {
  return across === 0 || down === 0 || Math.abs(across) === Math.abs(down);
}

function tryToLay(words: readonly Letters[], size: number, random: () => number) {
  const square: (string | undefined)[] = Array.from({ length: size * size }, () => undefined);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  for (const word of longestFirst) {
    const cells = findRoom(word, square, size, random);
    if (!cells) return undefined;
    cells.forEach((cell, index) => {
      square[cell] = word[index];
    });
  }
  return square;
}

function findRoom(
  word: Letters,
  square: readonly (string | undefined)[],
  size: number,
  random: () => number,
) {
  const starts = shuffle([...square.keys()], random);
  for (const { x, y } of shuffle(directions, random)) {
    const length = word.length - 1;
    for (const start of starts) {
      const endX = (start % size) + x * length;
      const endY = Math.floor(start / size) + y * length;
      if (endX >= size || endY < 0 || endY >= size) continue;
      const cells = word.map((_, index) => start + index * (x + y * size));
      if (cells.every((cell, index) => square[cell] === undefined || square[cell] === word[index]))
        return cells;
    }
  }
  return undefined;
}
