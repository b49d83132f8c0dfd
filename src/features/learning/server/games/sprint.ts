import type { GameBody } from '../content/kinds/game.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { shuffle } from './random.ts';

type Sprint = Extract<GameBody, { game: 'sprint' }>;

/** True or not, one after another. What is true, and why, is told only after each answer. */
export function playSprint(body: Sprint, random: () => number, withoutClock: boolean): Game {
  const statements = shuffle(body.statements, random);
  return {
    board: {
      game: 'sprint',
      statements: statements.map(({ text }) => text),
      ...(!withoutClock && { seconds: body.seconds }),
    },
    judge(moves, isTimeUp) {
      const results = moves.map((move, index) => {
        const statement = statements[index];
        if (move.act !== 'say' || !statement) throw illegalMove();
        const { isTrue, because } = statement;
        return { act: 'say' as const, isRight: move.isTrue === isTrue, isTrue, because };
      });
      const right = results.filter(({ isRight }) => isRight).length;
      return {
        results,
        isOver: isTimeUp || results.length === statements.length,
        // Waiting for the end is no game.
        isPlayed: results.length * 2 >= statements.length,
        score: scoreOf(right, statements.length - right),
      };
    },
  };
}
