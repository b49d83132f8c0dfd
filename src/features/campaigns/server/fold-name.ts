import { readFoldedWords } from '#core/folded-words.ts';

/** A name, or what is searched for in names, without case, accents and nikud. */
export function foldName(text: string): string {
  return readFoldedWords(text)
    .map(({ word }) => word)
    .join(' ');
}
