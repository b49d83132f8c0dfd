import { readFoldedWords } from '../../../core/folded-words.ts';
import { longestQuery } from '../policy.ts';
import { sameWords } from './same-words.ts';

/** The words somebody looks for: of each the spellings that count as it, as typed first, and whether all of them must be there. */
export interface LookedFor {
  words: readonly (readonly string[])[];
  /** The last word is still being typed: it counts as every word that begins with it. */
  lastIsBegun: boolean;
  need: 'all' | 'any';
}

const mostWords = 10;

/** What somebody typed as words to look for, without repetitions; undefined where no word is in it. */
export function readLookedFor(query: string): LookedFor | undefined {
  const typed = new Set(readFoldedWords(query.slice(0, longestQuery)).map(({ word }) => word));
  const words = [...typed].slice(0, mostWords);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  // One letter begins too many words to mean any.
  const lastIsBegun = Array.from(last).length > 1;
  return {
    words: words.map((word) => sameWords(word, lastIsBegun && word === last)),
    lastIsBegun,
    need: 'all',
  };
}

/** The same as SQL writes a tsquery: words anywhere, or only where the labels A, B and C stand. */
export function toTextQuery({ words, lastIsBegun, need }: LookedFor, labels = ''): string {
  return words
    .map((spellings, index) => {
      const star = lastIsBegun && index === words.length - 1 ? '*' : '';
      const suffix = star || labels ? `:${star}${labels}` : '';
      return `(${spellings.map((word) => `'${word}'${suffix}`).join(' | ')})`;
    })
    .join(need === 'all' ? ' & ' : ' | ');
}
