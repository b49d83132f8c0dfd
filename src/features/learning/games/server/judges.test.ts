import { describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import type { Board, BoardOf, Move } from '../contract.ts';
import type { GameBody } from './authoring.ts';
import { buildGame } from './build-game.ts';
import type { Game } from './game.ts';
import { createRandom, shuffle } from './random.ts';
import { gameBodies } from './testing.ts';

const { pairs, order, sprint, crossword, baskets } = gameBodies;
const wordSearch = gameBodies['word-search'];

const pictureHref = (file: string) => `/pictures/${file}`;
const build = (body: GameBody, seed = 7, withoutClock = false) =>
  buildGame(body, { locale: 'en', seed, withoutClock }, pictureHref);
const boardOf = <T extends Board['game']>({ board }: Game, _type: T) => board as BoardOf<T>;
/** Plays all moves; expects the last one to be refused after the others were accepted. */
const trying =
  (game: Game, ...moves: Move[]) =>
  () =>
    game.judge(moves, false);
const refused = 'illegal_move';

/** Where each card lies, found as a player would: by turning them all. */
function facesOf(game: Game): string[] {
  const { cards } = boardOf(game, 'pairs');
  return Array.from({ length: cards }, (_, card) => {
    const [shown] = game.judge([{ act: 'turn', card }], false).results;
    return shown?.act === 'turn' ? shown.text : '';
  });
}

describe('every game', () => {
  test.each(Object.values(gameBodies))('$game shows the same board for the same seed', (body) => {
    expect(build(body, 3).board).toEqual(build(body, 3).board);
  });

  test.each(Object.values(gameBodies))('$game refuses the moves of other games', (body) => {
    const own: Record<GameBody['game'], Move['act'][]> = {
      pairs: ['turn'],
      order: ['arrange'],
      sprint: ['say'],
      'word-search': ['line', 'hint'],
      crossword: ['check', 'hint'],
      baskets: ['place'],
    };
    const all: Move[] = [
      { act: 'turn', card: 0 },
      { act: 'line', from: 0, to: 1 },
      { act: 'arrange', steps: [0, 1, 2, 3] },
      { act: 'say', isTrue: true },
      { act: 'check', word: 0, letters: ['A'] },
      { act: 'hint', word: 0 },
      { act: 'place', card: 0, basket: 0 },
    ];
    for (const move of all.filter(({ act }) => !own[body.game].includes(act)))
      expect(trying(build(body), move)).toThrow(refused);
  });
});

describe('pairs', () => {
  test('shows only how many cards there are', () => {
    expect(build(pairs).board).toEqual({ game: 'pairs', cards: 8 });
  });

  test('ends by turning random cards, with the full score for good luck only', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const game = build(pairs, seed);
      const random = createRandom(seed);
      const moves: Move[] = [];
      const found = new Set<number>();
      while (found.size < 8) {
        const [one = 0, other = 0] = shuffle(
          [...Array(8).keys()].filter((card) => !found.has(card)),
          random,
        );
        moves.push({ act: 'turn', card: one }, { act: 'turn', card: other });
        const last = game.judge(moves, false).results.at(-1);
        if (last?.act === 'turn' && last.isPair) found.add(one).add(other);
      }
      const verdict = game.judge(moves, false);
      expect(verdict).toMatchObject({ isOver: true, isPlayed: true });
      expect(verdict.score).toBe(moves.length / 2 <= 6 ? 100 : Math.round(400 / (4 + moves.length / 2 - 6)));
    }
  });

  test('refuses a card that is open, found or does not exist', () => {
    const game = build(pairs);
    const faces = facesOf(game);
    const [one, other] = ['bread', 'challah'].map((face) => faces.indexOf(face));
    const [first, second] = [one, other].map((card): Move => ({ act: 'turn', card: card ?? 0 }));
    if (!first || !second) throw new Error('no such cards');
    expect(game.judge([first, second], false).results.at(-1)).toMatchObject({ isPair: true });
    expect(trying(game, first, first)).toThrow(refused);
    expect(trying(game, first, second, first)).toThrow(refused);
    expect(trying(game, { act: 'turn', card: 8 })).toThrow(refused);
  });
});

describe('order', () => {
  test('never begins in the right order, and ends once the steps are right', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const game = build(order, seed);
      const steps = boardOf(game, 'order').steps.map(({ text }) => text);
      const right = ['one', 'two', 'three', 'four'].map((text) => steps.indexOf(text));
      expect(steps).not.toEqual(['one', 'two', 'three', 'four']);
      const arranged: Move = { act: 'arrange', steps: right };
      expect(game.judge([arranged], false)).toMatchObject({ isOver: true, score: 100 });
      expect(trying(game, arranged, arranged)).toThrow(refused);
    }
  });

  test('says after a try which steps are right, and counts those that are not', () => {
    const game = build(order);
    const steps = boardOf(game, 'order').steps.map(({ text }) => text);
    const right = ['one', 'two', 'three', 'four'].map((text) => steps.indexOf(text));
    const [first = 0, second = 0, ...rest] = right;
    const verdict = game.judge(
      [
        { act: 'arrange', steps: [second, first, ...rest] },
        { act: 'arrange', steps: right },
      ],
      false,
    );
    expect(verdict.results[0]).toEqual({ act: 'arrange', right: [false, false, true, true] });
    expect(verdict).toMatchObject({ isOver: true, score: 67 });
  });

  test('refuses anything but an arrangement of all steps', () => {
    for (const steps of [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], []])
      expect(trying(build(order), { act: 'arrange', steps })).toThrow(refused);
  });
});

describe('a sprint', () => {
  const truth = (text: string) =>
    sprint.statements.find((statement) => statement.text === text)?.isTrue ?? false;
  const perfect = (game: Game): Move[] =>
    boardOf(game, 'sprint').statements.map((text) => ({ act: 'say', isTrue: truth(text) }));

  test('reveals what is true only after each answer', () => {
    const game = build(sprint);
    expect(JSON.stringify(game.board)).not.toMatch(/isTrue|because|Because/);
    const verdict = game.judge([{ act: 'say', isTrue: true }], false);
    expect(verdict.results).toHaveLength(1);
    expect(verdict).toMatchObject({ isOver: false });
  });

  test('ends when everything is answered, scoring the share of right answers', () => {
    const game = build(sprint);
    const moves = perfect(game);
    expect(game.judge(moves, false)).toMatchObject({ isOver: true, isPlayed: true, score: 100 });
    const half = moves.map((move, index): Move =>
      move.act === 'say' && index % 2 === 0 ? { ...move, isTrue: !move.isTrue } : move,
    );
    expect(game.judge(half, false)).toMatchObject({ isOver: true, score: 50 });
    expect(trying(game, ...moves, { act: 'say', isTrue: true })).toThrow(refused);
  });

  test('ends when time is up, but counts as played only if half of it was answered', () => {
    const game = build(sprint);
    const moves = perfect(game);
    expect(game.judge([], true)).toMatchObject({ isOver: true, isPlayed: false, score: 0 });
    expect(game.judge(moves.slice(0, 4), true)).toMatchObject({ isOver: true, isPlayed: true, score: 50 });
    const stopped: Move[] = [...moves.slice(0, 4), { act: 'stop' }];
    expect(game.judge(stopped, false)).toMatchObject({ isOver: true, isPlayed: true, score: 50 });
    expect(trying(game, { act: 'stop' }, ...moves)).toThrow(refused);
  });

  test('has no seconds without a clock', () => {
    expect(build(sprint).board).toMatchObject({ seconds: 60 });
    expect(build(sprint, 7, true).board).not.toHaveProperty('seconds');
  });
});

describe('pictures', () => {
  test('come with the words and steps they belong to, and with a card once it is turned over', () => {
    const withPictures = order.steps.map((step) => ({ ...step, picture: `${step.id}.webp` }));
    for (const { text, picture } of boardOf(build({ ...order, steps: withPictures }), 'order').steps)
      expect(picture).toBe(`/pictures/${text}.webp`);
    const words = wordSearch.words.map((word) => ({ ...word, picture: `${word.id}.svg` }));
    expect(boardOf(build({ ...wordSearch, words }), 'word-search').words[0]).toEqual({
      text: 'TENT',
      picture: '/pictures/tent.svg',
    });
    const game = build({
      ...pairs,
      pairs: pairs.pairs.map((pair) => ({ ...pair, pictures: [undefined, `${pair.id}-2.webp`] })),
    });
    expect(JSON.stringify(game.board)).not.toContain('webp');
    const turns = Array.from({ length: 8 }, (_, card): Move => ({ act: 'turn', card }));
    const faces = turns.map((move) => game.judge([move], false).results[0]);
    expect(faces).toContainEqual({ act: 'turn', text: 'bread' });
    expect(faces).toContainEqual({ act: 'turn', text: 'challah', picture: '/pictures/food-2.webp' });
  });
});

describe('a word search', () => {
  test('holds all its words in every language, and ends once each is found', () => {
    for (const locale of localeCodes) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const game = buildGame(wordSearch, { locale, seed, withoutClock: false }, pictureHref);
        const { letters, size, words } = boardOf(game, 'word-search');
        expect(letters).toHaveLength(size * size);
        expect(letters.every((letter) => letter.length === 1)).toBe(true);
        const moves = words.map((_, word): Move => ({ act: 'line', ...findLine(game, word) }));
        expect(game.judge(moves, false)).toMatchObject({ isOver: true, score: 100 });
        const backwards = moves.map((move): Move =>
          move.act === 'line' ? { act: 'line', from: move.to, to: move.from } : move,
        );
        expect(game.judge(backwards, false)).toMatchObject({ isOver: true, score: 100 });
      }
    }
  });

  test('counts a line that spells nothing as a small slip, and a hint as a larger one', () => {
    const game = build(wordSearch);
    const { words } = boardOf(game, 'word-search');
    const moves = words.map((_, word): Move => ({ act: 'line', ...findLine(game, word) }));
    const [line] = moves;
    if (line?.act !== 'line') throw new Error('no line');
    // No word has only two letters.
    const miss: Move = { act: 'line', from: 0, to: 1 };
    expect(game.judge([miss, ...moves], false)).toMatchObject({ isOver: true, score: 94 });
    const hint = game.judge([{ act: 'hint', word: 0 }, ...moves], false);
    expect(hint.results[0]).toEqual({ act: 'hint', cell: line.from, letter: words[0]?.text[0] });
    expect(hint.score).toBe(80);
    expect(trying(game, line, { act: 'hint', word: 0 })).toThrow(refused);
    // A found word cannot be found again.
    expect(game.judge([line, line], false).results[1]).toEqual({ act: 'line' });
  });

  test('refuses invalid lines', () => {
    const game = build(wordSearch);
    expect(trying(game, { act: 'line', from: 0, to: 0 })).toThrow(refused);
    expect(trying(game, { act: 'line', from: 0, to: 15 })).toThrow(refused);
    expect(trying(game, { act: 'line', from: 0, to: 399 })).toThrow(refused);
  });

  /** Where a word begins, from the game's own hint, and the line that spells it. */
  function findLine(game: Game, word: number): { from: number; to: number } {
    const [hint] = game.judge([{ act: 'hint', word }], false).results;
    if (hint?.act !== 'hint') throw new Error('no hint');
    const { letters, size, words } = boardOf(game, 'word-search');
    const { text = '' } = words[word] ?? {};
    const last = text.length - 1;
    for (const step of [1, size, size + 1, 1 - size, -1, -size, -size - 1, size - 1]) {
      const line = Array.from(text, (_, index) => letters[hint.cell + index * step]).join('');
      if (line !== text) continue;
      const to = hint.cell + last * step;
      const found = game.judge([{ act: 'line', from: hint.cell, to }], false).results[0];
      if (found?.act === 'line' && found.word === word) return { from: hint.cell, to };
    }
    throw new Error(`no line spells ${text}`);
  }
});

describe('a crossword', () => {
  const answers = crossword.words.map(({ answer }) => Array.from(answer));

  test('shows cells and clues, but no letters', () => {
    const board = JSON.stringify(build(crossword).board);
    for (const { answer, clue } of crossword.words) {
      expect(board).not.toContain(answer);
      expect(board).toContain(clue);
    }
  });

  test('says which letters are right, ignoring case and accents', () => {
    const game = build(crossword);
    const check = (word: number, letters: string): Move => ({
      act: 'check',
      word,
      letters: Array.from(letters),
    });
    expect(game.judge([check(0, 'chzllah')], false).results[0]).toMatchObject({
      right: [true, true, false, true, true, true, true],
    });
    expect(game.judge([check(0, 'chállàh')], false).results[0]).toMatchObject({ right: Array(7).fill(true) });
    expect(trying(game, check(0, 'short'))).toThrow(refused);
    expect(trying(game, check(0, 'challah'), check(0, 'challah'))).toThrow(refused);
    expect(trying(game, check(99, 'challah'))).toThrow(refused);
  });

  test('ends when every word is right; each requested letter costs a slip', () => {
    const game = build(crossword);
    const all = answers.map((letters, word): Move => ({ act: 'check', word, letters }));
    expect(game.judge(all, false)).toMatchObject({ isOver: true, score: 100 });
    expect(game.judge(all.slice(1), false)).toMatchObject({ isOver: false });
    const hinted = game.judge([{ act: 'hint', word: 0, place: 1 }, ...all], false);
    expect(hinted.results[0]).toMatchObject({ letter: 'H' });
    expect(hinted.score).toBeLessThan(100);
    expect(trying(game, { act: 'hint', word: 0, place: 7 })).toThrow(refused);
  });
});

describe('two baskets', () => {
  const key = new Map(baskets.cards.map(({ text, basket }) => [text, basket]));
  const place = (game: Game, card: number, isRight = true): Move => {
    const right = key.get(boardOf(game, 'baskets').cards[card] ?? '') === 'dairy' ? 0 : 1;
    return { act: 'place', card, basket: isRight ? right : 1 - right };
  };
  const perfect = (game: Game) => boardOf(game, 'baskets').cards.map((_, card) => place(game, card));

  test('show their names and the cards, mixed, but not what belongs where', () => {
    const { cards, ...shown } = boardOf(build(baskets, 3), 'baskets');
    expect(shown).toEqual({ game: 'baskets', baskets: ['Milk', 'Meat'] });
    expect(cards.toSorted()).toEqual([...key.keys()].toSorted());
    expect(cards).not.toEqual(boardOf(build(baskets, 4), 'baskets').cards);
  });

  test('end once every card lies where it belongs, in whatever order', () => {
    const game = build(baskets);
    const moves = perfect(game);
    expect(game.judge(moves.slice(1), false)).toMatchObject({ isOver: false, isPlayed: false });
    expect(game.judge(moves.toReversed(), false)).toMatchObject({ isOver: true, isPlayed: true, score: 100 });
  });

  test('say why a card belongs there, once it does', () => {
    const game = build(baskets);
    const [text = ''] = boardOf(game, 'baskets').cards;
    expect(game.judge([place(game, 0, false), place(game, 0)], false).results).toEqual([
      { act: 'place', isRight: false },
      { act: 'place', isRight: true, because: `Because of ${text}` },
    ]);
  });

  test('give a wrong card back, at the cost of a slip each time', () => {
    const game = build(baskets);
    const wrong = place(game, 2, false);
    expect(game.judge([wrong, wrong, ...perfect(game)], false)).toMatchObject({ isOver: true, score: 75 });
    // Putting every card into each basket scores like guessing.
    const both = boardOf(game, 'baskets').cards.flatMap((_, card) => [
      place(game, card, false),
      place(game, card),
    ]);
    expect(game.judge(both, false).score).toBe(50);
  });

  test('refuse a card that lies in a basket, and cards and baskets that do not exist', () => {
    const game = build(baskets);
    expect(trying(game, place(game, 0), place(game, 0))).toThrow(refused);
    expect(trying(game, place(game, 0), place(game, 0, false))).toThrow(refused);
    expect(trying(game, { act: 'place', card: 6, basket: 0 })).toThrow(refused);
    expect(trying(game, { act: 'place', card: 0, basket: 2 })).toThrow(refused);
    expect(trying(game, ...perfect(game), place(game, 0))).toThrow(refused);
  });
});
