import { describe, expect, test } from 'vitest';
import { layOut, squaresOf, type Layout } from './crossword-layout.ts';
import { toPlainLetters } from './letters.ts';
import { createRandom, shuffle } from './random.ts';

const dictionary =
  'friend david jonathan ruth naomi arrow field covenant loyal kind share listen help truth path trust visit peace honey bread water star torah rabbi synagogue lulav shofar candle bench table heart smile song'.split(
    ' ',
  );
const hebrew =
  'חבר דוד יונתן רות נעמי חץ שדה ברית נאמן שלום דבש לחם מים כוכב תורה רב שופר נר שולחן לב שיר'.split(' ');

/** The faults of a layout: every letter must agree, everything must be connected, and no two words may run together. */
function findFaults(words: string[][], layout: Layout): string[] {
  const letters = new Map<string, string>();
  const faults: string[] = [];
  const key = (x: number, y: number) => `${x},${y}`;
  layout.words.forEach((place, index) => {
    for (const [at, { x, y }] of squaresOf(place, words[index]?.length ?? 0).entries()) {
      const letter = words[index]?.[at] ?? '';
      if (x < 0 || y < 0 || x >= layout.width || y >= layout.height) faults.push(`${letter} lies outside`);
      if ((letters.get(key(x, y)) ?? letter) !== letter) faults.push(`two letters at ${x},${y}`);
      letters.set(key(x, y), letter);
    }
  });
  // Every run of two or more letters must be one of the words.
  const known = new Set(
    layout.words.map(({ x, y, isDown }, index) => `${key(x, y)} ${isDown} ${words[index]?.length}`),
  );
  for (const at of letters.keys()) {
    const [x = 0, y = 0] = at.split(',').map(Number);
    for (const isDown of [false, true]) {
      const step = (count: number) => (isDown ? key(x, y + count) : key(x + count, y));
      if (letters.has(step(-1))) continue;
      let length = 1;
      while (letters.has(step(length))) length += 1;
      if (length > 1 && !known.has(`${at} ${isDown} ${length}`)) faults.push(`no word at ${at} of ${length}`);
    }
  }
  const reached = new Set<string>();
  const reach = (at: string) => {
    if (reached.has(at) || !letters.has(at)) return;
    reached.add(at);
    const [x = 0, y = 0] = at.split(',').map(Number);
    for (const [side, up] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ])
      reach(key(x + (side ?? 0), y + (up ?? 0)));
  };
  reach([...letters.keys()][0] ?? '');
  if (reached.size !== letters.size) faults.push('not in one piece');
  return faults;
}

describe('a crossword', () => {
  test('of 200 random sets of words is whole, connected and agrees in every letter', () => {
    const random = createRandom(2026);
    let laidOut = 0;
    for (let set = 0; set < 200; set += 1) {
      const source = set % 4 === 0 ? hebrew : dictionary;
      const words = shuffle(source, random)
        .slice(0, 5 + Math.floor(random() * 6))
        .map(toPlainLetters);
      const layout = layOut(words);
      if (!layout) continue;
      laidOut += 1;
      expect(layout.words).toHaveLength(words.length);
      expect(findFaults(words, layout)).toEqual([]);
    }
    expect(laidOut).toBeGreaterThan(150);
  }, 120_000);

  test('is the same for the same words', () => {
    const words = dictionary.slice(0, 8).map(toPlainLetters);
    expect(layOut(words)).toEqual(layOut(words));
  });

  test('of words without a common letter does not exist', () => {
    expect(layOut([Array.from('ABC'), Array.from('DEF')])).toBeUndefined();
  });
});

describe('letters', () => {
  test('are compared without case, accents and final forms, but Й is not И', () => {
    expect(toPlainLetters('père').join('')).toBe('PERE');
    expect(toPlainLetters('שלום').join('')).toBe('שלומ');
    expect(toPlainLetters('йёлка').join('')).toBe('ЙЕЛКА');
    expect(toPlainLetters('Fuß')).toEqual(['F', 'U', 'ß']);
  });
});
