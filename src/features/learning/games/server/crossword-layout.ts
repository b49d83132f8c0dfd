import { LRUCache } from 'lru-cache';
import { createRandom, shuffle } from './random.ts';

/** A word's position: `x` and `y` of its first letter, from where reading starts. */
export interface PlacedWord {
  x: number;
  y: number;
  isDown: boolean;
}

export interface Layout {
  width: number;
  height: number;
  /** In the order of the input. */
  words: PlacedWord[];
}

type Letters = readonly string[];
type Square = { x: number; y: number };

/** The most layouts to try; the most compact is kept, or the first that is compact enough. */
const triesAtMost = 40;
/** The width of the field in which a layout grows from the middle; anything leaving it would not be compact. */
const fieldWidth = 64;
/** As many cells as a phone shows at a size that fingers can hit. */
const comfortableWidth = 10;

/**
 * A connected, compact crossword of all the words: they cross where they share a letter and touch nowhere else.
 * Deterministic; undefined if they do not cross.
 */
export function layOut(words: readonly Letters[]): Layout | undefined {
  const key = words.map((word) => word.join('')).join(' ');
  const known = layouts.get(key) ?? { layout: findLayout(words) };
  layouts.set(key, known);
  return known.layout;
}

/** Finding one takes milliseconds, and content is checked and shown with the same words many times. */
const layouts = new LRUCache<string, { layout: Layout | undefined }>({ max: 200 });

function findLayout(words: readonly Letters[]): Layout | undefined {
  let best: Layout | undefined;
  const letters = words.reduce((count, word) => count + word.length, 0);
  for (let seed = 1; seed <= triesAtMost; seed += 1) {
    const layout = tryToLayOut(words, createRandom(seed));
    if (layout && (!best || costOf(layout) < costOf(best))) best = layout;
    if (best && costOf(best) < letters * 2.2) break;
  }
  return best;
}

/** A word's cells as x and y. */
export function squaresOf({ x, y, isDown }: PlacedWord, length: number): Square[] {
  return Array.from({ length }, (_, index) => (isDown ? { x, y: y + index } : { x: x + index, y }));
}

function costOf({ width, height }: Layout): number {
  const tooWide = Math.max(0, width - comfortableWidth);
  return width * height + 3 * Math.abs(width - height) + 30 * tooWide;
}

function tryToLayOut(words: readonly Letters[], random: () => number): Layout | undefined {
  const grid = createGrid();
  const placed = new Map<number, PlacedWord>();
  const waiting = shuffle([...words.keys()], random).toSorted(
    // Long words first, though not always in the same order.
    (one, other) => (words[other]?.length ?? 0) - (words[one]?.length ?? 0) + (random() < 0.3 ? 2 : 0),
  );
  while (waiting.length > 0) {
    const next = waiting.findIndex((index) => {
      const word = words[index] ?? [];
      const place = grid.findBest(word, random);
      if (!place) return false;
      grid.put(word, place);
      placed.set(index, place);
      return true;
    });
    if (next < 0) return undefined;
    waiting.splice(next, 1);
  }
  const { left, top, width, height } = grid.bounds();
  const moved = words.map((_, index) => placed.get(index));
  return {
    width,
    height,
    words: moved.flatMap((word) => (word ? { ...word, x: word.x - left, y: word.y - top } : [])),
  };
}

interface Cell {
  letter: string;
  across: boolean;
  down: boolean;
}

function createGrid() {
  const cells: (Cell | undefined)[] = [];
  const used: Square[] = [];
  const at = (x: number, y: number) => cells[placeOf(x, y)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  const grow = (first: Square, last: Square) => ({
    left: Math.min(left, first.x),
    right: Math.max(right, last.x),
    top: Math.min(top, first.y),
    bottom: Math.max(bottom, last.y),
  });

  /** How many letters it crosses there; undefined if it may not be placed there. */
  const crossingsAt = (word: Letters, place: PlacedWord): number | undefined => {
    const squares = squaresOf(place, word.length);
    const step = place.isDown ? { x: 0, y: 1 } : { x: 1, y: 0 };
    const side = { x: step.y, y: step.x };
    if (at(place.x - step.x, place.y - step.y)) return undefined;
    if (at(place.x + step.x * word.length, place.y + step.y * word.length)) return undefined;
    let crossings = 0;
    for (const [index, { x, y }] of squares.entries()) {
      const cell = at(x, y);
      if (cell) {
        if (cell.letter !== word[index] || (place.isDown ? cell.down : cell.across)) return undefined;
        crossings += 1;
      } else if (at(x + side.x, y + side.y) || at(x - side.x, y - side.y)) {
        return undefined;
      }
    }
    return crossings;
  };

  return {
    bounds: () => ({ left, top, width: right - left + 1, height: bottom - top + 1 }),
    put(word: Letters, place: PlacedWord) {
      for (const [index, { x, y }] of squaresOf(place, word.length).entries()) {
        const cell = at(x, y);
        if (!cell) used.push({ x, y });
        cells[placeOf(x, y)] = {
          letter: word[index] ?? '',
          across: cell?.across === true || !place.isDown,
          down: cell?.down === true || place.isDown,
        };
      }
      ({ left, right, top, bottom } = grow(place, lastOf(place, word.length)));
    },
    /** The place where the word crosses most and grows the grid least; anywhere in an empty one. */
    findBest(word: Letters, random: () => number): PlacedWord | undefined {
      if (used.length === 0) return { x: 0, y: 0, isDown: random() < 0.5 };
      const places = used.flatMap(({ x, y }) => {
        const crossed = at(x, y)?.letter;
        return word.flatMap((letter, index) =>
          letter === crossed
            ? [
                { x: x - index, y, isDown: false },
                { x, y: y - index, isDown: true },
              ]
            : [],
        );
      });
      let best: { place: PlacedWord; cost: number } | undefined;
      for (const place of places) {
        if (!isInField(place, word.length)) continue;
        const crossings = crossingsAt(word, place);
        if (!crossings) continue;
        const grown = grow(place, lastOf(place, word.length));
        const width = grown.right - grown.left + 1;
        const tooWide = Math.max(0, width - comfortableWidth);
        const height = grown.bottom - grown.top + 1;
        const cost =
          width * height + 3 * Math.abs(width - height) + 20 * tooWide - 6 * crossings + random() * 20;
        if (!best || cost < best.cost) best = { place, cost };
      }
      return best?.place;
    },
  };
}

function lastOf({ x, y, isDown }: PlacedWord, length: number): Square {
  return isDown ? { x, y: y + length - 1 } : { x: x + length - 1, y };
}

function placeOf(x: number, y: number): number {
  return (y + fieldWidth / 2) * fieldWidth + x + fieldWidth / 2;
}

/** Leaves a spare cell on every side. */
function isInField(place: PlacedWord, length: number): boolean {
  const last = lastOf(place, length);
  const most = fieldWidth / 2 - 2;
  return Math.min(place.x, place.y) > -most && Math.max(last.x, last.y) < most;
}
