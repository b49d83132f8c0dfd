import type { BasketsBody } from './baskets-authoring.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { shuffle } from './random.ts';

/**
 * Cards to sort into two baskets, in any order. A wrong one comes back, and costs a slip; why a card belongs to its
 * basket is revealed only once it lies there.
 */
export function playBaskets({ baskets, cards }: BasketsBody, random: () => number): Game {
  const mixed = shuffle(cards, random);
  return {
    board: {
      game: 'baskets',
      baskets: baskets.map(({ text }) => text),
      cards: mixed.map(({ text }) => text),
    },
    judge(moves) {
      const placed = new Set<number>();
      let slips = 0;
      const results = moves.map((move) => {
        if (move.act !== 'place') throw illegalMove();
        const [card, basket] = [mixed[move.card], baskets[move.basket]];
        if (!card || !basket || placed.has(move.card)) throw illegalMove();
        if (card.basket !== basket.id) {
          slips += 1;
          return { act: 'place' as const, isRight: false };
        }
        placed.add(move.card);
        return { act: 'place' as const, isRight: true, because: card.because };
      });
      const isOver = placed.size === mixed.length;
      return { results, isOver, isPlayed: isOver, score: scoreOf(placed.size, slips) };
    },
  };
}
