import type { GameType } from '../contract.ts';

interface GameWords {
  name: string;
  how: string;
  /** Its size: the number of pairs, words, steps, statements or cards. */
  count: string;
}

/** Each game's name, rules and length. */
export const gameWords: Record<GameType, GameWords> = {
  pairs: { name: 'learning.game.pairs', how: 'learning.game.pairsHow', count: 'learning.game.pairsCount' },
  'word-search': {
    name: 'learning.game.wordSearch',
    how: 'learning.game.wordSearchHow',
    count: 'learning.game.wordsCount',
  },
  order: { name: 'learning.game.order', how: 'learning.game.orderHow', count: 'learning.game.stepsCount' },
  sprint: {
    name: 'learning.game.sprint',
    how: 'learning.game.sprintHow',
    count: 'learning.game.statementsCount',
  },
  crossword: {
    name: 'learning.game.crossword',
    how: 'learning.game.crosswordHow',
    count: 'learning.game.wordsCount',
  },
  baskets: {
    name: 'learning.game.baskets',
    how: 'learning.game.basketsHow',
    count: 'learning.game.cardsCount',
  },
};
