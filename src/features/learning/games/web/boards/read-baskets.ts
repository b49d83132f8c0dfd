import type { Round } from '../use-round.ts';

/** What the last move revealed. */
export interface BasketVerdict {
  card: number;
  basket: number;
  isRight: boolean;
  because: string;
}

/** The cards of a round after its moves. */
export interface BasketsState {
  /** Card → the basket it lies in, and why. */
  placed: ReadonlyMap<number, { basket: number; because: string }>;
  last: BasketVerdict | undefined;
}

/** Derives the state from a round of two baskets. */
export function readBaskets({ moves, results }: Pick<Round, 'moves' | 'results'>): BasketsState {
  const placed = new Map<number, { basket: number; because: string }>();
  let last: BasketVerdict | undefined;
  for (const [index, result] of results.entries()) {
    const move = moves[index];
    if (result.act !== 'place' || move?.act !== 'place') continue;
    const { card, basket } = move;
    const { isRight, because = '' } = result;
    if (isRight) placed.set(card, { basket, because });
    last = { card, basket, isRight, because };
  }
  return { placed, last };
}
