import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { findingKinds } from '#core/findings.ts';
import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import { ItemId, Lang } from '../catalogue/contract.ts';
import { ComicView } from '../comics/contract.ts';
import { Board, GameView, Move, MovesAnswer } from '../games/contract.ts';
import { QuestionView, QuizAnswer, ResponseId } from '../quizzes/contract.ts';
import { TaskView } from '../tasks/contract.ts';

/** What a place lacks, so that an editor can word it itself; what it cannot is `other`, worded by `message`. */
export const draftFaults = ['missing', 'empty', 'tooLong', 'tooFew', 'tooMany', 'other'] as const;

/** Something wrong in a draft. `path` begins with `shared` or with `texts` and a language: `texts.he.questions.who.ask`. */
export const DraftIssue = z.object({
  path: z.string(),
  fault: z.enum(draftFaults),
  /** The most characters, or the fewest or most things there may be. */
  limit: z.optional(z.number()),
  /** How many things there are, where they are too few. */
  count: z.optional(z.number()),
  message: z.string(),
});
export type DraftIssue = z.infer<typeof DraftIssue>;

/** What an item is made of before it is published, in one language, as it is authored. */
export const DraftInput = z.object({
  id: ItemId,
  type: z.enum(itemTypes),
  lang: z.enum(localeCodes),
  shared: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.unknown()),
  /** Its film, as its course names it. */
  film: z.optional(z.string().check(z.maxLength(100))),
});
export type DraftInput = z.infer<typeof DraftInput>;

/** A draft as learners would see it: the part of its kind, if nothing in it is wrong. */
export const DraftView = z.object({
  issues: z.array(DraftIssue),
  /** The pictures that it names. */
  pictures: z.array(z.object({ file: z.string(), src: z.string() })),
  /** Its film, to place a VidQuiz's stops on; `duration` in seconds. */
  film: z.optional(z.object({ src: z.string(), poster: z.string(), duration: z.number() })),
  questions: z.optional(z.array(QuestionView)),
  comic: z.optional(ComicView),
  game: z.optional(GameView),
  task: z.optional(TaskView),
});
export type DraftView = z.infer<typeof DraftView>;

/** `seed` mixes the round; the same seed and moves always get the same answer. */
export const DraftRound = z.object({
  draft: DraftInput,
  seed: z.int().check(z.gte(0), z.lt(2 ** 32)),
  withoutClock: z.boolean(),
  moves: z.array(Move).check(z.maxLength(500)),
});
export type DraftRound = z.infer<typeof DraftRound>;

export const DraftMoves = z.object({ board: Board, ...MovesAnswer.shape });
export type DraftMoves = z.infer<typeof DraftMoves>;

/** A passage that may be cited: `cite` is what `sources` names it by, `reference` how readers write it. */
export const CitablePassage = z.object({
  cite: z.string(),
  reference: z.string(),
  book: z.string(),
  /** How its text begins; empty if it is cited but not quoted. */
  opening: z.string(),
  /** Its verses or folios, each of which may be cited alone. */
  lines: z.array(z.object({ cite: z.string(), reference: z.string() })),
});
export type CitablePassage = z.infer<typeof CitablePassage>;

/** What in an item of a course would keep a reader out, in its draft or in the captions of its film. */
export const CourseFinding = z.object({
  lang: z.enum(localeCodes),
  itemId: ItemId,
  /** What the item is called in that language, or in the first that has a title. */
  title: z.string(),
  /** The film whose captions it is about. */
  filmKey: z.optional(z.string()),
  path: z.string(),
  kind: z.enum(findingKinds),
  count: z.optional(z.int()),
  share: z.optional(z.number()),
});
export type CourseFinding = z.infer<typeof CourseFinding>;

/** How an item stands in a language: `live` if readers see it, `changed` if what is saved differs from that. */
export const ItemState = z.object({
  itemId: ItemId,
  lang: z.enum(localeCodes),
  live: z.boolean(),
  changed: z.boolean(),
});
export type ItemState = z.infer<typeof ItemState>;

export const authoringContract = {
  itemStates: oc
    .route({
      method: 'GET',
      path: '/admin/courses/{courseId}/states',
      operationId: 'listItemStates',
      summary: 'List how each item of a course stands in each language',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ courseId: z.string().check(z.maxLength(40)) }))
    .output(z.object({ items: z.array(ItemState) })),
  courseFindings: oc
    .route({
      method: 'GET',
      path: '/admin/courses/{courseId}/findings',
      operationId: 'listCourseFindings',
      summary: 'List what in a course would keep a reader out, in each language that is written',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ courseId: z.string().check(z.maxLength(40)) }))
    .output(z.object({ items: z.array(CourseFinding) })),
  viewDraft: oc
    .route({
      method: 'POST',
      path: '/admin/drafts/view',
      operationId: 'viewDraft',
      summary: 'Check a draft of an item, and get it as learners would',
    })
    .input(DraftInput)
    .output(DraftView),
  answerDraft: oc
    .route({
      method: 'POST',
      path: '/admin/drafts/answers',
      operationId: 'answerDraft',
      summary: 'Answer a question of a draft; nothing is kept',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.object({
        draft: DraftInput,
        questionId: z.string().check(z.minLength(1), z.maxLength(201)),
        responseId: ResponseId,
      }),
    )
    .output(QuizAnswer),
  playDraft: oc
    .route({
      method: 'POST',
      path: '/admin/drafts/moves',
      operationId: 'playDraft',
      summary: 'Play a round of a draft of a game, with all its moves so far; nothing is kept',
    })
    .meta(refuses({ notFound: true, conflict: ['illegal_move'] }))
    .input(DraftRound)
    .output(DraftMoves),
  citablePassages: oc
    .route({
      method: 'GET',
      path: '/admin/passages',
      operationId: 'listCitablePassages',
      summary: 'List the passages that content may cite',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(CitablePassage)),
};
