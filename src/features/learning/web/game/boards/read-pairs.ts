import type { Round } from '../use-round.ts';

/** The cards of a round as its moves have left them. */
export interface PairsState {
  /** What has been seen of each card. */
  faces: ReadonlyMap<number, string>;
  /** Card → number of its pair, from 1, of those that were found. */
  pairOf: ReadonlyMap<number, number>;
  /** The one or two cards turned last. */
  open: readonly number[];
  /** What the last turn showed; `isPair` is undefined for the first card of two. */
  last: { isPair: boolean | undefined; texts: readonly [string, string] } | undefined;
}

/** Reads a round of pairs. */
export function readPairs({ moves, results }: Pick<Round, 'moves' | 'results'>): PairsState {
  const faces = new Map<number, string>();
  const pairOf = new Map<number, number>();
  let open: number[] = [];
  let last: PairsState['last'];
  for (const [index, result] of results.entries()) {
    const move = moves[index];
    if (result.act !== 'turn' || move?.act !== 'turn') continue;
    faces.set(move.card, result.text);
    open = open.length === 1 ? [...open, move.card] : [move.card];
    const [first = move.card] = open;
    const pair = pairOf.size / 2 + 1;
    if (result.isPair) for (const card of open) pairOf.set(card, pair);
    last = { isPair: result.isPair, texts: [faces.get(first) ?? '', result.text] };
  }
  return { faces, pairOf, open, last };
}
