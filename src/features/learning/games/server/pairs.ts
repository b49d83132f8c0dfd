import type { MoveOf } from '../contract.ts';
import type { GameBody } from './authoring.ts';
import { illegalMove, scoreOf, type Game, type PictureHref } from './game.ts';
import { shuffle } from './random.ts';

type Pairs = Extract<GameBody, { game: 'pairs' }>;

/**
 * Memory: two cards are turned over at a time, and stay face up if they belong together. A card's face is known only
 * once it is turned.
 */
export function playPairs({ pairs }: Pairs, random: () => number, pictureHref: PictureHref): Game {
  const cards = shuffle(
    pairs.flatMap(({ id, texts, pictures }) =>
      texts.map((text, index) => {
        const picture = pictures?.[index];
        return { id, face: { text, ...(picture && { picture: pictureHref(picture) }) } };
      }),
    ),
    random,
  );
  // Nobody can know at first where anything lies.
  const freeTries = Math.floor(pairs.length * 1.5);
  return {
    board: { game: 'pairs', cards: cards.length },
    judge(moves) {
      const found = new Set<string>();
      let first: number | undefined;
      let tries = 0;
      const turn = ({ card }: MoveOf<'turn'>) => {
        const turned = cards[card];
        if (!turned || found.has(turned.id) || card === first) throw illegalMove();
        const before = first === undefined ? undefined : cards[first];
        if (!before) {
          first = card;
          return { act: 'turn' as const, ...turned.face };
        }
        first = undefined;
        tries += 1;
        const isPair = before.id === turned.id;
        if (isPair) found.add(turned.id);
        return { act: 'turn' as const, ...turned.face, isPair };
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
