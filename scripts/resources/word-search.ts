import type { Locale } from '#core/locale.ts';
import { alphabets } from '#features/learning/games/server/alphabets.ts';
import { toLetters } from '#features/learning/games/server/letters.ts';
import { chance } from './chance.ts';

/** Columns and rows to the next letter, in the direction in which one reads. */
const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** A square of letters in which all the words stand; rows in the order of reading. Throws where they do not fit. */
export function makeWordSearch(
  words: readonly string[],
  size: number,
  lang: Locale,
  seed: string,
): string[][] {
  const next = chance(seed);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const square = place(words, size, next);
    if (!square) continue;
    const letters = Array.from(alphabets[lang]);
    return square.map((row) =>
      row.map((letter) => letter ?? letters[Math.floor(next() * letters.length)] ?? ''),
    );
  }
  throw new Error(`${words.join(', ')} do not fit into ${size} by ${size}`);
}

function place(
  words: readonly string[],
  size: number,
  next: () => number,
): (string | undefined)[][] | undefined {
  const square = Array.from({ length: size }, () => Array.from<string | undefined>({ length: size }));
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const letters = toLetters(word);
    const spot = Array.from({ length: 300 }, () => {
      const [dx, dy] = ways[Math.floor(next() * ways.length)] ?? ways[0];
      return { x: Math.floor(next() * size), y: Math.floor(next() * size), dx, dy };
    }).find(({ x, y, dx, dy }) =>
      letters.every((letter, index) => {
        const row = square[y + dy * index];
        const column = x + dx * index;
        if (!row || column >= size) return false;
        return row[column] === undefined || row[column] === letter;
      }),
    );
    if (!spot) return undefined;
    letters.forEach((letter, index) => {
      const row = square[spot.y + spot.dy * index];
      if (row) row[spot.x + spot.dx * index] = letter;
    });
  }
  return square;
}
