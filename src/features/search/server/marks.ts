import { hebrewStems, readFoldedWords } from '#core/folded-words.ts';
import type { Marks } from '../contract.ts';
import type { LookedFor } from './looked-for.ts';

const longestSnippet = 180;
const before = 60;

/** The positions of the search words in a text. */
export function findMarks(text: string, { words, lastIsBegun }: LookedFor): Marks {
  const wanted = new Set(words.flat());
  const beginnings = lastIsBegun ? (words.at(-1) ?? []) : [];
  return readFoldedWords(text)
    .filter(({ word }) =>
      [word, ...hebrewStems(word)].some(
        (form) => wanted.has(form) || beginnings.some((beginning) => form.startsWith(beginning)),
      ),
    )
    .map(({ start, end }) => [start, end]);
}

/** The part of a text to show: the first sentence group with the search words, cut between words. */
export function makeSnippet(text: string, lookedFor: LookedFor): { snippet: string; snippetMarks: Marks } {
  const parts = text.split(' · ');
  // Parsing words is the most expensive part of a search: each part is parsed once.
  for (const part of parts) {
    const marks = findMarks(part, lookedFor);
    const [first] = marks;
    if (!first) continue;
    const snippet = cut(part, first[0]);
    return { snippet, snippetMarks: snippet === part ? marks : findMarks(snippet, lookedFor) };
  }
  return { snippet: cut(parts[0] ?? '', 0), snippetMarks: [] };
}

function cut(text: string, around: number): string {
  if (text.length <= longestSnippet) return text;
  const from = around < longestSnippet - before ? 0 : text.indexOf(' ', around - before) + 1;
  const rest = text.slice(from);
  const end = rest.length <= longestSnippet ? rest.length : rest.lastIndexOf(' ', longestSnippet);
  const shown = rest.slice(0, end > 0 ? end : longestSnippet);
  return `${from > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
}
