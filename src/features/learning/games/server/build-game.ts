import type { Locale } from '#core/locale.ts';
import type { GameBody } from './authoring.ts';
import { playBaskets } from './baskets.ts';
import { playCrossword } from './crossword.ts';
import type { Game, PictureHref } from './game.ts';
import { playOrder } from './order.ts';
import { playPairs } from './pairs.ts';
import { createRandom } from './random.ts';
import { playSprint } from './sprint.ts';
import { playWordSearch } from './word-search.ts';

export interface Mixing {
  locale: Locale;
  seed: number;
  /** Plays a sprint without its clock; no effect on other games. */
  withoutClock: boolean;
}

/** A game as laid out for one round: the same for the same seed. */
export function buildGame(
  body: GameBody,
  { locale, seed, withoutClock }: Mixing,
  pictureHref: PictureHref,
): Game {
  const random = createRandom(seed);
  switch (body.game) {
    case 'pairs':
      return playPairs(body, random, pictureHref);
    case 'word-search':
      return playWordSearch(body, random, { locale, pictureHref });
    case 'order':
      return playOrder(body, random, pictureHref);
    case 'sprint':
      return playSprint(body, random, withoutClock);
    case 'crossword':
      return playCrossword(body);
    case 'baskets':
      return playBaskets(body, random);
  }
}
