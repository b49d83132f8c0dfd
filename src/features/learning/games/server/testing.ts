import type { GameBody } from './authoring.ts';

type Bodies = { [T in GameBody['game']]: Extract<GameBody, { game: T }> };

const common = { kind: 'game', learned: 'Learned: welcome guests (Avot 1:5).' } as const;

/** A small game of each type, including the key. */
export const gameBodies: Bodies = {
  pairs: {
    ...common,
    game: 'pairs',
    pairs: [
      { id: 'food', texts: ['bread', 'challah'] },
      { id: 'light', texts: ['candle', 'flame'] },
      { id: 'book', texts: ['scroll', 'reader'] },
      { id: 'house', texts: ['tent', 'guest'] },
    ],
  },
  order: {
    ...common,
    game: 'order',
    steps: ['one', 'two', 'three', 'four'].map((text) => ({ id: text, text })),
  },
  sprint: {
    ...common,
    game: 'sprint',
    seconds: 60,
    statements: Array.from({ length: 8 }, (_, index) => ({
      id: `statement-${index}`,
      text: `Statement ${index}`,
      isTrue: index % 3 === 0,
      because: `Because of ${index}`,
    })),
  },
  'word-search': {
    ...common,
    game: 'word-search',
    size: 7,
    words: ['tent', 'bread', 'guests', 'herd'].map((word) => ({ id: word, word })),
  },
  crossword: {
    ...common,
    game: 'crossword',
    words: [
      { id: 'challah', answer: 'challah', clue: 'A plaited loaf for Shabbat' },
      { id: 'candle', answer: 'candle', clue: 'It gives light' },
      { id: 'tent', answer: 'tent', clue: 'Avraham’s house' },
      { id: 'shabbat', answer: 'shabbat', clue: 'The day of rest' },
      { id: 'bread', answer: 'bread', clue: 'Daily food' },
    ],
  },
  baskets: {
    ...common,
    game: 'baskets',
    baskets: [
      { id: 'dairy', text: 'Milk' },
      { id: 'fleshy', text: 'Meat' },
    ],
    cards: ['cheese', 'butter', 'steak', 'sausage', 'yogurt', 'brisket'].map((text, index) => ({
      id: `card-${index}`,
      basket: index === 2 || index === 3 || index === 5 ? 'fleshy' : 'dairy',
      text,
      because: `Because of ${text}`,
    })),
  },
};
