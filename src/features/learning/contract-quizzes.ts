import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Award } from '../rewards/contract.ts';
import { ItemId, Lang } from './contract-fields.ts';

/** `order`: put in order. `match`: find what belongs together. `fill`: words into the gaps of `ask`. */
export const questionTypes = ['single', 'multiple', 'order', 'match', 'fill'] as const;
export type QuestionType = (typeof questionTypes)[number];

/**
 * Ids of answers as sent: `a` for single, `a,b` for multiple in any order, `a,b,c` for order, `a:x,b:y` for match in any
 * order, `a,b` for fill in the order of the gaps. The same in every language.
 */
const ResponseId = z.string().check(z.minLength(1), z.maxLength(400));

/** What is told of a question after an answer. `explainedAt`: the second of its film where the answer lies. */
const Told = {
  correct: z.boolean(),
  explanation: z.string(),
  source: z.optional(z.string()),
  correctResponse: z.string(),
  explainedAt: z.optional(z.number()),
};

/** The first answer of who asks, which counts. */
export const GivenAnswer = z.object({ responseId: z.string(), ...Told });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

const Choice = z.object({ id: z.string(), text: z.string() });

/** Without the key. `matches`: what to join to `answers`; `gaps`: how many words to fill in. */
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

/** Once all questions are answered: `score` 0 to 1 of the first answers, what the item gave, and all items completed. */
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
      summary: 'The questions of a quiz or VidQuiz, without the key',
    })
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(QuizView),
  answerQuestion: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-quiz/{id}',
      summary: 'Answer one question; the id names it',
    })
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(201)), responseId: ResponseId }))
    .output(QuizAnswer),
};
