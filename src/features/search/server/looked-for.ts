import { readFoldedWords } from '#core/folded-words.ts';
import { longestQuery } from '../policy.ts';
import { sameWords } from './same-words.ts';

/** The search words: for each the accepted spellings, as typed first, and whether all words are required. */
export interface LookedFor {
  words: readonly (readonly string[])[];
  /** The last word is still being typed: it matches every word that begins with it. */
  lastIsBegun: boolean;
  need: 'all' | 'any';
}

const mostWords = 10;

/** Parses what was typed into search words, without repeats; undefined if it has no words. */
export function readLookedFor(query: string): LookedFor | undefined {
  const typed = new Set(readFoldedWords(query.slice(0, longestQuery)).map(({ word }) => word));
  const words = [...typed].slice(0, mostWords);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  // Too many words begin with a single letter.
  const lastIsBegun = Array.from(last).length > 1;
  return {
    words: words.map((word) => sameWords(word, lastIsBegun && word === last)),
    lastIsBegun,
    need: 'all',
  };
}

/** The same in SQL's tsquery syntax: words anywhere, or only those labeled A, B and C. */
export function toTextQuery({ words, lastIsBegun, need }: LookedFor, labels = ''): string {
  return words
    .map((spellings, index) => {
      const star = lastIsBegun && index === words.length - 1 ? '*' : '';
      const suffix = star || labels ? `:${star}${labels}` : '';
      return `(${spellings.map((word) => `'${word}'${suffix}`).join(' | ')})`;
    })
    .join(need === 'all' ? ' & ' : ' | ');
}
