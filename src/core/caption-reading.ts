import type { Locale } from './locale.ts';

/** What a nine-year-old reads with ease, in characters a second. Hebrew without vowel points takes longer. */
const fastest = (locale: Locale): number => (locale === 'he' ? 11 : 13);
const SHORTEST = 1.5;
const WIDEST = 42;
const MOST_ROWS = 2;

/**
 * What makes a caption hard to read, one phrase each: our films have no narrator, so captions carry the whole story.
 * `rows` are the lines on the screen, `seconds` how long they stay.
 */
export function hardToRead(rows: readonly string[], seconds: number, locale: Locale): string[] {
  const faults: string[] = [];
  if (rows.length > MOST_ROWS) faults.push(`has ${rows.length} lines, ${MOST_ROWS} are the most`);
  for (const row of rows) {
    const width = countCharacters(row);
    if (width > WIDEST) faults.push(`has a line of ${width} characters, ${WIDEST} are the most`);
  }
  if (seconds < SHORTEST - 1e-6)
    faults.push(`is shown for ${seconds.toFixed(1)} s, ${SHORTEST} s is the least`);
  const speed = countCharacters(rows.join(' ')) / seconds;
  if (speed > fastest(locale) + 1e-6)
    faults.push(`must be read at ${speed.toFixed(1)} characters a second, ${fastest(locale)} are the most`);
  return faults;
}

/** Characters as a reader counts them. */
function countCharacters(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length;
}
