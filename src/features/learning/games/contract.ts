import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Award } from '#features/rewards/contract.ts';
import { accessLevels, closedItem, ItemId, Lang, lockReasons } from '../catalogue/contract.ts';

export const gameTypes = ['pairs', 'word-search', 'order', 'sprint', 'crossword', 'baskets'] as const;
export type GameType = (typeof gameTypes)[number];

/** More moves than any round needs. */
const movesAtMost = 500;
const cellsAtMost = 400;

const Cell = z.int().check(z.gte(0), z.lt(cellsAtMost));
/** A URL, if there is a picture; decorative only. */
const Picture = z.optional(z.string());
const Score = z.int().check(z.gte(0), z.lte(100));

/** A game in the list of all games; `mayWatch` and `reason` are the policy's answer for the caller. */
export const GameSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  game: z.enum(gameTypes),
  minutes: z.int(),
  courseSlug: z.string(),
  courseTitle: z.string(),
  /** Its own picture, or else its course's cover. */
  picture: z.string(),
  access: z.enum(accessLevels),
  mayWatch: z.boolean(),
  reason: z.optional(z.enum(lockReasons)),
  href: z.string(),
});
export type GameSummary = z.infer<typeof GameSummary>;

/**
 * What is shown of a game before a round. `cover` is the course's, for the backs of cards; `best` is the caller's best
 * score, 0 to 100; `seconds` is the length of a timed round.
 */
export const GameView = z.object({
  id: z.string(),
  game: z.enum(gameTypes),
  picture: z.string(),
  cover: z.string(),
  /** The number of pairs, words, steps, statements or cards. */
  count: z.int(),
  seconds: z.optional(z.int()),
  best: z.optional(Score),
});
export type GameView = z.infer<typeof GameView>;

/**
 * What a player can see when a round begins. Grid cells are numbered row by row, each row from where reading starts:
 * from the right in Hebrew.
 */
export const Board = z.discriminatedUnion('game', [
  z.object({ game: z.literal('pairs'), cards: z.int() }),
  z.object({
    game: z.literal('word-search'),
    size: z.int(),
    letters: z.array(z.string()),
    words: z.array(z.object({ text: z.string(), picture: Picture })),
  }),
  z.object({
    game: z.literal('order'),
    steps: z.array(z.object({ text: z.string(), picture: Picture })),
  }),
  z.object({
    game: z.literal('sprint'),
    statements: z.array(z.string()),
    /** Absent when it is played without a clock. */
    seconds: z.optional(z.int()),
  }),
  z.object({
    game: z.literal('crossword'),
    width: z.int(),
    height: z.int(),
    words: z.array(
      z.object({ number: z.int(), isDown: z.boolean(), cells: z.array(z.int()), clue: z.string() }),
    ),
  }),
  /** The names of the two baskets, and the cards to sort. */
  z.object({ game: z.literal('baskets'), baskets: z.array(z.string()), cards: z.array(z.string()) }),
]);
export type Board = z.infer<typeof Board>;
export type BoardOf<T extends GameType> = Extract<Board, { game: T }>;

/** One move of a round; which ones fit depends on the game. */
export const Move = z.discriminatedUnion('act', [
  /** Pairs: turns over a card. */
  z.object({ act: z.literal('turn'), card: Cell }),
  /** Word search: a line from one cell to another. */
  z.object({ act: z.literal('line'), from: Cell, to: Cell }),
  /** Order: the current order of the steps, by their place on the board. */
  z.object({ act: z.literal('arrange'), steps: z.array(Cell).check(z.maxLength(20)) }),
  /** Sprint: says whether the next statement is true. */
  z.object({ act: z.literal('say'), isTrue: z.boolean() }),
  /** Sprint: ends the round, as running out of time does. */
  z.object({ act: z.literal('stop') }),
  /** Crossword: a word to check, one letter per cell. */
  z.object({
    act: z.literal('check'),
    word: Cell,
    letters: z.array(z.string().check(z.maxLength(4))).check(z.maxLength(20)),
  }),
  /** Word search: reveals where a word begins. Crossword: reveals a letter of a word. */
  z.object({ act: z.literal('hint'), word: Cell, place: z.optional(Cell) }),
  /** Baskets: puts a card into a basket. */
  z.object({ act: z.literal('place'), card: Cell, basket: Cell }),
]);
export type Move = z.infer<typeof Move>;
export type MoveOf<A extends Move['act']> = Extract<Move, { act: A }>;

/** What a move revealed; one result per move, in order. */
export const MoveResult = z.discriminatedUnion('act', [
  /** `isPair` is absent for the first card of two. */
  z.object({
    act: z.literal('turn'),
    text: z.string(),
    picture: Picture,
    isPair: z.optional(z.boolean()),
  }),
  /** `word` is the found word's place in the list; absent if the line is not a word. */
  z.object({ act: z.literal('line'), word: z.optional(z.int()) }),
  z.object({ act: z.literal('arrange'), right: z.array(z.boolean()) }),
  z.object({ act: z.literal('say'), isRight: z.boolean(), isTrue: z.boolean(), because: z.string() }),
  z.object({ act: z.literal('stop') }),
  z.object({ act: z.literal('check'), right: z.array(z.boolean()) }),
  z.object({ act: z.literal('hint'), cell: z.int(), letter: z.string() }),
  /** `because` is absent for the wrong basket: the card has come back. */
  z.object({ act: z.literal('place'), isRight: z.boolean(), because: z.optional(z.string()) }),
]);
export type MoveResult = z.infer<typeof MoveResult>;
export type ResultOf<A extends Move['act']> = Extract<MoveResult, { act: A }>;

/** `round` is sealed: the game, its language, how it was shuffled, who plays it and since when. It is valid for an hour. */
export const RoundView = z.object({ round: z.string(), board: Board });
export type RoundView = z.infer<typeof RoundView>;

/** All moves of the round from its beginning, earlier ones included; the same moves always get the same answer. */
export const MovesInput = z.object({
  id: ItemId,
  round: z.string().check(z.maxLength(1000)),
  moves: z.array(Move).check(z.maxLength(movesAtMost)),
});
export type MovesInput = z.infer<typeof MovesInput>;

/** `end` is set once the round has ended: the score from 0 to 100, what there was to learn, and what a member earned. */
export const MovesAnswer = z.object({
  results: z.array(MoveResult),
  end: z.optional(
    z.object({
      score: Score,
      best: z.optional(Score),
      learned: z.string(),
      /** The passages it is based on. */
      cites: z.optional(z.array(z.string())),
      awarded: z.optional(Award),
    }),
  ),
});
export type MovesAnswer = z.infer<typeof MovesAnswer>;
export type RoundEnd = NonNullable<MovesAnswer['end']>;

export const gamesContract = {
  games: oc
    .route({
      method: 'GET',
      path: '/content/games',
      operationId: 'listGames',
      summary: 'List all games by course',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(GameSummary)),
  game: oc
    .route({
      method: 'GET',
      path: '/content/games/{id}',
      operationId: 'getGame',
      summary: 'Get a game before a round',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(GameView),
  startRound: oc
    .route({
      method: 'POST',
      path: '/content/games/{id}/rounds',
      operationId: 'startRound',
      summary: 'Start a round of a game',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(z.object({ id: ItemId, lang: Lang, withoutClock: z._default(z.boolean(), false) }))
    .output(RoundView),
  playMoves: oc
    .route({
      method: 'POST',
      path: '/content/games/{id}/moves',
      operationId: 'playMoves',
      summary: 'Play a round with all its moves so far',
    })
    .meta(
      refuses({
        forbidden: closedItem,
        notFound: true,
        conflict: ['illegal_move', 'round_elsewhere', 'round_over'],
      }),
    )
    .input(MovesInput)
    .output(MovesAnswer),
};
