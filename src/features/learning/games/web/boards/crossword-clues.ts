import type { BoardOf } from '#features/learning/games/contract.ts';

type Words = BoardOf<'crossword'>['words'];

/** The words in the order of their clues, by index in the list: across by number, then down. */
export function listClues(words: Words): number[] {
  return [...words.keys()].toSorted((one, other) => rankOf(words[one]) - rankOf(words[other]));
}

/**
 * The cell where typing in a word begins: the first open one, that is, empty or not yet right; the first of all if none
 * is open, or if the player is already there and asks again.
 */
export function chooseCell(
  cells: readonly number[],
  isOpen: (cell: number) => boolean,
  here: number | undefined,
): number {
  const [first = 0] = cells;
  const open = cells.find(isOpen) ?? first;
  return open === here ? first : open;
}

/** Larger than any clue number. */
const downLast = 1000;

function rankOf(word: Words[number] | undefined): number {
  return (word?.number ?? 0) + (word?.isDown ? downLast : 0);
}
