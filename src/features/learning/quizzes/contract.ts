import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Award } from '#features/rewards/contract.ts';
import { ItemId, Lang } from '../courses/contract.ts';

/** `order`: put in order. `match`: find what belongs together. `fill`: put words into the gaps of `ask`. */
export const questionTypes = ['single', 'multiple', 'order', 'match', 'fill'] as const;
export type QuestionType = (typeof questionTypes)[number];

/**
 * Ids of answers as sent: `a` for single; `a,b` for multiple, in any order; `a,b,c` for order; `a:x,b:y` for match, in
 * any order; `a,b` for fill, in the order of the gaps. The same in every language.
 */
const ResponseId = z.string().check(z.minLength(1), z.maxLength(400));

/** What is revealed about a question after an answer. `explainedAt`: the second of its film where the answer lies. */
const Told = {
  correct: z.boolean(),
  explanation: z.string(),
  source: z.optional(z.string()),
  /** The passages of `source`. */
  cites: z.optional(z.array(z.string())),
  correctResponse: z.string(),
  explainedAt: z.optional(z.number()),
};

/** The caller's first answer, which counts. */
export const GivenAnswer = z.object({ responseId: z.string(), ...Told });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

const Choice = z.object({ id: z.string(), text: z.string() });

/** Never includes the key. `matches`: what to join to `answers`; `gaps`: how many words to fill in. */
export const QuestionView = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  ask: z.string(),
  gaps: z.optional(z.int()),
  answers: z.array(Choice),
  matches: z.optional(z.array(Choice)),
  picture: z.optional(z.object({ src: z.string(), alt: z.string() })),
  given: z.optional(GivenAnswer),
});
export type QuestionView = z.infer<typeof QuestionView>;

export const QuizView = z.object({ id: z.string(), title: z.string(), questions: z.array(QuestionView) });
export type QuizView = z.infer<typeof QuizView>;

/**
 * Set once all questions are answered: `score` is 0 to 1, from the first answers; also what the item earned, and all
 * completed items.
 */
export const QuizAnswer = z.object({
  ...Told,
  score: z.optional(z.number()),
  awarded: z.optional(Award),
  items: z.optional(z.array(z.string())),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

export const quizzesContract = {
  quiz: oc
    .route({
      method: 'GET',
      path: '/content/quizzes/{id}',
      summary: 'Get the questions of a quiz or VidQuiz, without the answer key',
    })
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(QuizView),
  answerQuestion: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-quiz/{id}',
      summary: 'Answer a question, named by its id',
      description: [
        '`GET /content/quizzes/{id}` returns the ids of the questions, answers and matches. How to write `responseId` depends on the type of the question:',
        '',
        '- `single`: the id of the chosen answer: `a`.',
        '- `multiple`: the ids of all chosen answers, in any order: `a,c`.',
        '- `order`: the ids of all answers, in the chosen order: `b,a,c`.',
        '- `match`: for every answer, its id, a colon and the id of its match, in any order: `a:y,b:x`.',
        '- `fill`: the id of one answer per gap, in the order of the gaps: `c,a`.',
        '',
        'Only the first answer to a question counts toward the score. The response to a later one says whether it is right; nothing else changes.',
      ].join('\n'),
    })
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(201)), responseId: ResponseId }))
    .output(QuizAnswer),
};
