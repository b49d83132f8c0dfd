import type { Locale } from './locale.ts';

/** What a nine-year-old reads with ease, in characters a second. Hebrew without vowel points takes longer. */
const fastest = (locale: Locale): number => (locale === 'he' ? 11 : 13);
const SHORTEST = 1.5;
const WIDEST = 42;
const MOST_ROWS = 2;

/** What makes a caption hard to read, with what it has and the bound that it breaks. */
export interface ReadingFault {
  kind: 'rows' | 'width' | 'short' | 'fast';
  has: number;
  bound: number;
}

/** The characters that a reader has to read in each second. */
export function readingSpeed(rows: readonly string[], seconds: number): number {
  return countCharacters(rows.join(' ')) / seconds;
}

/**
 * What makes a caption hard to read: our films have no narrator, so captions carry the whole story. `rows` are the lines on the
 * screen, `seconds` how long they stay.
 */
export function findReadingFaults(rows: readonly string[], seconds: number, locale: Locale): ReadingFault[] {
  const faults: ReadingFault[] = [];
  if (rows.length > MOST_ROWS) faults.push({ kind: 'rows', has: rows.length, bound: MOST_ROWS });
  for (const row of rows) {
    const width = countCharacters(row);
    if (width > WIDEST) faults.push({ kind: 'width', has: width, bound: WIDEST });
  }
  if (seconds < SHORTEST - 1e-6) faults.push({ kind: 'short', has: seconds, bound: SHORTEST });
  const speed = readingSpeed(rows, seconds);
  if (speed > fastest(locale) + 1e-6) faults.push({ kind: 'fast', has: speed, bound: fastest(locale) });
  return faults;
}

const phrases: Record<ReadingFault['kind'], (has: number, bound: number) => string> = {
  rows: (has, bound) => `has ${has} lines, ${bound} are the most`,
  width: (has, bound) => `has a line of ${has} characters, ${bound} are the most`,
  short: (has, bound) => `is shown for ${has.toFixed(1)} s, ${bound} s is the least`,
  fast: (has, bound) => `must be read at ${has.toFixed(1)} characters a second, ${bound} are the most`,
};

/** The same, one phrase each, for those who write files. */
export function hardToRead(rows: readonly string[], seconds: number, locale: Locale): string[] {
  return findReadingFaults(rows, seconds, locale).map(({ kind, has, bound }) => phrases[kind](has, bound));
}

/** Characters as a reader counts them. */
function countCharacters(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length;
}
