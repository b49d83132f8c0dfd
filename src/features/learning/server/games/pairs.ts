import type { MoveOf } from '../../contract-games.ts';
import type { GameBody } from '../content/kinds/game.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { shuffle } from './random.ts';

type Pairs = Extract<GameBody, { game: 'pairs' }>;

/** Memory: two cards are turned at a time, and stay if they belong together. A card's face is known only once it is turned. */
export function playPairs({ pairs }: Pairs, random: () => number): Game {
  const cards = shuffle(
    pairs.flatMap(({ id, texts }) => texts.map((text) => ({ id, text }))),
    random,
  );
  // Nobody can know where anything lies at first.
  const freeTries = Math.floor(pairs.length * 1.5);
  return {
    board: { game: 'pairs', cards: cards.length },
    judge(moves) {
      const found = new Set<string>();
      let first: number | undefined;
      let tries = 0;
      const turn = ({ card }: MoveOf<'turn'>) => {
        const face = cards[card];
        if (!face || found.has(face.id) || card === first) throw illegalMove();
        const before = first === undefined ? undefined : cards[first];
        if (!before) {
          first = card;
          return { act: 'turn' as const, text: face.text };
        }
        first = undefined;
        tries += 1;
        const isPair = before.id === face.id;
        if (isPair) found.add(face.id);
        return { act: 'turn' as const, text: face.text, isPair };
      };
      const results = moves.map((move) => {
        if (move.act !== 'turn') throw illegalMove();
        return turn(move);
      });
      const isOver = found.size === pairs.length;
      return {
        results,
        isOver,
        isPlayed: isOver,
        score: scoreOf(found.size, Math.max(0, tries - freeTries)),
      };
    },
  };
}
