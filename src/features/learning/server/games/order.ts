import type { GameBody } from '../content/kinds/game.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { shuffle } from './random.ts';

type Order = Extract<GameBody, { game: 'order' }>;

/** Steps to be laid in their order. Which of them lie right is told only after a try. */
export function playOrder({ steps }: Order, random: () => number): Game {
  const places = shuffle([...steps.keys()], random);
  // A board that lies right from the start would be none.
  if (places.every((place, index) => place === index)) places.reverse();
  return {
    board: { game: 'order', steps: places.map((place) => steps[place]?.text ?? '') },
    judge(moves) {
      let isOver = false;
      let slips = 0;
      const results = moves.map((move) => {
        if (move.act !== 'arrange' || isOver || !isArrangement(move.steps, places.length))
          throw illegalMove();
        const right = move.steps.map((step, index) => places[step] === index);
        isOver = right.every(Boolean);
        slips += right.filter((isRight) => !isRight).length;
        return { act: 'arrange' as const, right };
      });
      return { results, isOver, isPlayed: isOver, score: isOver ? scoreOf(places.length, slips) : 0 };
    },
  };
}

function isArrangement(steps: readonly number[], count: number): boolean {
  return steps.length === count && new Set(steps).size === count && steps.every((step) => step < count);
}
