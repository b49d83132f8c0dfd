import type { BoardOf } from '#features/learning/games/contract.ts';
import type { Round } from '../use-round.ts';

interface CrosswordState {
  /** Cell → letter that the server has confirmed. */
  sure: ReadonlyMap<number, string>;
  /** Cell → letter that the server has rejected there. */
  wrong: ReadonlyMap<number, string>;
  /** Indexes in the list of words. */
  solved: ReadonlySet<number>;
  /** Word → the letters it was last checked with. */
  asked: ReadonlyMap<number, string>;
}

/** Derives the state from a round of crossword. */
export function readCrossword(
  { words }: BoardOf<'crossword'>,
  { moves, results }: Pick<Round, 'moves' | 'results'>,
): CrosswordState {
  const sure = new Map<number, string>();
  const wrong = new Map<number, string>();
  const solved = new Set<number>();
  const asked = new Map<number, string>();
  for (const [index, result] of results.entries()) {
    const move = moves[index];
    if (result.act === 'hint') sure.set(result.cell, result.letter);
    if (result.act !== 'check' || move?.act !== 'check') continue;
    const cells = words[move.word]?.cells ?? [];
    for (const [place, cell] of cells.entries()) {
      const letter = move.letters[place] ?? '';
      if (result.right[place]) sure.set(cell, letter);
      else wrong.set(cell, letter);
    }
    asked.set(move.word, move.letters.join(''));
    if (result.right.every(Boolean)) solved.add(move.word);
  }
  return { sure, wrong, solved, asked };
}
