import type { GameBody } from './authoring.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { shuffle } from './random.ts';

type Sprint = Extract<GameBody, { game: 'sprint' }>;

/** True or false, one statement after another. What is true, and why, is revealed only after each answer. */
export function playSprint(body: Sprint, random: () => number, withoutClock: boolean): Game {
  const statements = shuffle(body.statements, random);
  return {
    board: {
      game: 'sprint',
      statements: statements.map(({ text }) => text),
      ...(!withoutClock && { seconds: body.seconds }),
    },
    judge(moves, isTimeUp) {
      const isStopped = moves.at(-1)?.act === 'stop';
      const answers = isStopped ? moves.slice(0, -1) : moves;
      const said = answers.map((move, index) => {
        const statement = statements[index];
        if (move.act !== 'say' || !statement) throw illegalMove();
        const { isTrue, because } = statement;
        return { act: 'say' as const, isRight: move.isTrue === isTrue, isTrue, because };
      });
      const right = said.filter(({ isRight }) => isRight).length;
      return {
        results: isStopped ? [...said, { act: 'stop' as const }] : said,
        isOver: isStopped || isTimeUp || said.length === statements.length,
        // Just waiting for the end does not count as playing.
        isPlayed: said.length * 2 >= statements.length,
        score: scoreOf(right, statements.length - right),
      };
    },
  };
}
