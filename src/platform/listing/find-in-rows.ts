import { readFoldedWords } from '#core/folded-words.ts';

/** A text as it is searched and sorted by, where its rows are in memory: without case, accents and nikud. */
export function foldText(text: string): string {
  return readFoldedWords(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Whether one of these names has all the words typed, or beginnings and parts of words. */
export function isCalled(names: readonly string[], typed: string | undefined): boolean {
  if (!typed) return true;
  const words = readFoldedWords(typed).map(({ word }) => word);
  return words.length > 0 && names.map(foldText).some((name) => words.every((word) => name.includes(word)));
}
