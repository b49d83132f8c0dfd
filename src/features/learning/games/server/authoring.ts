import * as z from 'zod';
import { defineAuthoring, matchTexts, type Mistakes } from '#features/learning/content/server/authoring.ts';
import { uploadedPicture } from '#features/learning/content/policy.ts';
import { sources } from '#features/learning/content/server/passages/passage-schemas.ts';
import {
  basketsStructure,
  basketsTexts,
  mergeBaskets,
  type BasketsBody,
} from '#features/learning/games/server/baskets-authoring.ts';
import { Slug, slugs, text, things } from '#platform/content/text-schemas.ts';
import { layOut } from './crossword-layout.ts';
import { toLetters, toPlainLetters } from './letters.ts';
import { createRandom } from './random.ts';
import { layWords } from './word-square.ts';

/** Each thing has a picture named after it, in this format. */
const Format = z.enum(['webp', 'svg']);

const rests = { sources: sources.optional() };

/** The pictures that staff has uploaded, by the name of the thing that each is of; of a pair's cards by `<pair>-1` and `<pair>-2`. */
const uploads = z.record(z.string(), z.string().regex(uploadedPicture, 'is no uploaded picture')).optional();

const Structure = z.discriminatedUnion('game', [
  /** Each has two texts that belong together, and may have `<pair>-1` and `<pair>-2` as its cards' pictures. */
  z.strictObject({
    ...rests,
    game: z.literal('pairs'),
    pairs: slugs(4, 10),
    pictures: z.tuple([Format.nullable(), Format.nullable()]).optional(),
    uploads,
  }),
  /** Each is one word, hidden in a square of letters `size` wide. */
  z.strictObject({
    ...rests,
    game: z.literal('word-search'),
    size: z.int().min(7).max(14),
    words: slugs(4, 12),
    pictures: Format.optional(),
    uploads,
  }),
  /** In the right order. */
  z.strictObject({
    ...rests,
    game: z.literal('order'),
    steps: slugs(4, 9),
    pictures: Format.optional(),
    uploads,
  }),
  /** True or false, against the clock. */
  z.strictObject({
    ...rests,
    game: z.literal('sprint'),
    seconds: z.int().min(30).max(180),
    statements: things(z.strictObject({ id: Slug, isTrue: z.boolean() }), 8, 24),
  }),
  /** Each has a one-word answer and a clue; the layout is computed for each language. */
  z.strictObject({ ...rests, game: z.literal('crossword'), words: slugs(5, 12) }),
  z.strictObject({ ...rests, ...basketsStructure }),
]);

const Word = z
  .string()
  .trim()
  .regex(/^\p{L}{2,14}$/u, 'must be one word of 2 to 14 letters, without points or accents left apart');

const Texts = z.strictObject({
  /** What the player has learned, shown after the round. */
  learned: text(400),
  pairs: z.record(z.string(), z.tuple([text(60), text(60)])).optional(),
  words: z.record(z.string(), z.union([Word, z.strictObject({ answer: Word, clue: text(140) })])).optional(),
  steps: z.record(z.string(), text(120)).optional(),
  statements: z.record(z.string(), z.strictObject({ text: text(140), because: text(240) })).optional(),
  ...basketsTexts,
});
type Texts = z.infer<typeof Texts>;
type Structure = z.infer<typeof Structure>;

interface Learned {
  kind: 'game';
  learned: string;
}

/** The picture files of a pair's two cards. */
type CardPictures = [string | undefined, string | undefined];

/** The game in one language, including the key; words are as written, with their final letters. */
export type GameBody = Learned &
  (
    | { game: 'pairs'; pairs: { id: string; texts: [string, string]; pictures?: CardPictures | undefined }[] }
    | {
        game: 'word-search';
        size: number;
        words: { id: string; word: string; picture?: string | undefined }[];
      }
    | { game: 'order'; steps: { id: string; text: string; picture?: string | undefined }[] }
    | {
        game: 'sprint';
        seconds: number;
        statements: { id: string; isTrue: boolean; text: string; because: string }[];
      }
    | { game: 'crossword'; words: { id: string; answer: string; clue: string }[] }
    | BasketsBody
  );

declare module '#features/learning/content/server/item-body.ts' {
  interface ItemBodies {
    game: GameBody;
  }
}

/** One of six games with its content in each language. */
export const gameAuthoring = defineAuthoring({
  structure: Structure,
  texts: Texts,
  merge: (structure, texts, mistakes): GameBody => {
    mistakes.cite(structure.sources ?? [], ['sources']);
    return {
      kind: 'game',
      learned: texts.learned,
      ...mergeGame(structure, texts, mistakes),
    };
  },
  pictures(structure) {
    switch (structure.game) {
      case 'pairs':
        return structure.pairs.flatMap((id) =>
          cardPictures(structure, id).filter((file) => file !== undefined),
        );
      case 'order':
        return structure.steps.flatMap((id) => pictureOf(structure, id) ?? []);
      case 'word-search':
        return structure.words.flatMap((id) => pictureOf(structure, id) ?? []);
      default:
        return [];
    }
  },
});

function cardPictures(
  { pictures, uploads = {} }: Extract<Structure, { game: 'pairs' }>,
  id: string,
): CardPictures {
  const pictureOfCard = (place: 1 | 2) => {
    const name = `${id}-${place}`;
    const format = pictures?.[place - 1];
    return uploads[name] ?? (format ? `${name}.${format}` : undefined);
  };
  return [pictureOfCard(1), pictureOfCard(2)];
}

function pictureOf(
  { pictures, uploads = {} }: Extract<Structure, { game: 'word-search' | 'order' }>,
  id: string,
): string | undefined {
  return uploads[id] ?? (pictures && `${id}.${pictures}`);
}

function mergeGame(structure: Structure, texts: Texts, mistakes: Mistakes) {
  switch (structure.game) {
    case 'pairs': {
      const pairs = matchTexts(structure.pairs, texts.pairs ?? {}, ['pairs'], mistakes);
      return {
        game: structure.game,
        pairs: pairs.map(({ id, text }) => ({ id, texts: text, pictures: cardPictures(structure, id) })),
      };
    }
    case 'order': {
      const steps = matchTexts(structure.steps, texts.steps ?? {}, ['steps'], mistakes);
      return {
        game: structure.game,
        steps: steps.map((step) => ({ ...step, picture: pictureOf(structure, step.id) })),
      };
    }
    case 'sprint': {
      const isTrue = new Map(structure.statements.map((statement) => [statement.id, statement.isTrue]));
      const said = matchTexts([...isTrue.keys()], texts.statements ?? {}, ['statements'], mistakes);
      const statements = said.map(({ id, text }) => ({ id, isTrue: isTrue.get(id) ?? false, ...text }));
      return { game: structure.game, seconds: structure.seconds, statements };
    }
    case 'word-search': {
      const words = matchTexts(structure.words, texts.words ?? {}, ['words'], mistakes).map(
        ({ id, text }) => {
          if (typeof text !== 'string') mistakes.inTexts(['words', id], 'must be one word');
          const word = typeof text === 'string' ? text : text.answer;
          if (word.length > structure.size)
            mistakes.inTexts(
              ['words', id],
              `has more letters than the square, which is ${structure.size} wide`,
            );
          return { id, word, picture: pictureOf(structure, id) };
        },
      );
      const spelled = words.map(({ word }) => toLetters(word));
      const isEachShort = spelled.every(({ length }) => length <= structure.size);
      if (isEachShort && !layWords(spelled, structure.size, createRandom(1)))
        mistakes.inTexts(['words'], `do not all fit into a square that is ${structure.size} wide`);
      return { game: structure.game, size: structure.size, words };
    }
    case 'crossword': {
      const words = matchTexts(structure.words, texts.words ?? {}, ['words'], mistakes).flatMap(
        ({ id, text }) => {
          if (typeof text !== 'string') return { id, ...text };
          mistakes.inTexts(['words', id], 'must have an answer and a clue');
          return [];
        },
      );
      if (!layOut(words.map(({ answer }) => toPlainLetters(answer))))
        mistakes.inTexts(['words'], 'do not cross each other: no crossword has them all');
      return { game: structure.game, words };
    }
    case 'baskets':
      return mergeBaskets(structure, texts, mistakes);
  }
}
