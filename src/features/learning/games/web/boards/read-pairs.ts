import type { Round } from '../use-round.ts';

/** What is on a card. */
export interface Face {
  text: string;
  picture?: string | undefined;
}

/** The cards of a round after its moves. */
export interface PairsState {
  /** What has been seen of each card. */
  faces: ReadonlyMap<number, Face>;
  /** Card → number of its pair, from 1, for pairs found. */
  pairOf: ReadonlyMap<number, number>;
  /** The one or two cards turned last. */
  open: readonly number[];
  /** Whether only the first card of two has been turned. */
  isFirstOpen: boolean;
  /** What the last turn revealed; `isPair` is undefined for the first card of two. */
  last: { isPair: boolean | undefined; texts: readonly [string, string] } | undefined;
}

/** Derives the state from a round of pairs. */
export function readPairs({ moves, results }: Pick<Round, 'moves' | 'results'>): PairsState {
  const faces = new Map<number, Face>();
  const pairOf = new Map<number, number>();
  let open: number[] = [];
  let last: PairsState['last'];
  for (const [index, result] of results.entries()) {
    const move = moves[index];
    if (result.act !== 'turn' || move?.act !== 'turn') continue;
    faces.set(move.card, { text: result.text, picture: result.picture });
    open = open.length === 1 ? [...open, move.card] : [move.card];
    const [first = move.card] = open;
    const pair = pairOf.size / 2 + 1;
    if (result.isPair) for (const card of open) pairOf.set(card, pair);
    last = { isPair: result.isPair, texts: [faces.get(first)?.text ?? '', result.text] };
  }
  return { faces, pairOf, open, last, isFirstOpen: last !== undefined && last.isPair === undefined };
}

/**
 * What a press on a card does: turns it, turns back two face-up cards that do not match, or nothing. `isLooking`: those
 * two are still face up.
 */
export function pressCard(
  card: number,
  { pairOf, open, isFirstOpen }: PairsState,
  isLooking: boolean,
): 'turn' | 'turn-back' | undefined {
  if (pairOf.has(card)) return undefined;
  if (isLooking) return open.includes(card) ? 'turn-back' : 'turn';
  return isFirstOpen && open.includes(card) ? undefined : 'turn';
}
