import type { ResultOf } from '#features/learning/games/contract.ts';
import type { Round } from '../use-round.ts';
import type { Line } from './lines.ts';

interface WordSearchState {
  /** In the order found; `word` is the index in the list. */
  found: readonly { word: number; line: Line }[];
  /** Cells where a hint says a word begins. */
  hinted: ReadonlySet<number>;
  last: ResultOf<'line'> | ResultOf<'hint'> | undefined;
}

/** Derives the state from a round of word search. */
export function readWordSearch({ moves, results }: Pick<Round, 'moves' | 'results'>): WordSearchState {
  const found: { word: number; line: Line }[] = [];
  const hinted = new Set<number>();
  let last: WordSearchState['last'];
  for (const [index, result] of results.entries()) {
    const move = moves[index];
    if (result.act === 'hint') hinted.add(result.cell);
    if (result.act === 'line' && move?.act === 'line' && result.word !== undefined) {
      found.push({ word: result.word, line: { from: move.from, to: move.to } });
    }
    if (result.act === 'line' || result.act === 'hint') last = result;
  }
  return { found, hinted, last };
}
