import type { GameBody } from './authoring.ts';
import { illegalMove, scoreOf, type Game, type PictureHref } from './game.ts';
import { shuffle } from './random.ts';

type Order = Extract<GameBody, { game: 'order' }>;

/** Steps to put in order. Which of them are right is revealed only after a try. */
export function playOrder({ steps }: Order, random: () => number, pictureHref: PictureHref): Game {
  const places = shuffle([...steps.keys()], random);
  // A board that is right from the start would be no game.
  if (places.every((place, index) => place === index)) places.reverse();
  return {
    board: {
      game: 'order',
      steps: places.map((place) => {
        const { text = '', picture } = steps[place] ?? {};
        return { text, ...(picture && { picture: pictureHref(picture) }) };
      }),
    },
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
